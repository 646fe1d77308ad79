import { Body, Column, Container, Head, Html, Row, Section, Text } from '@react-email/components';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Site } from '../../../domain/content/site.ts';
import { formatAddress } from '../../../domain/words/format-address.ts';
import { look } from './look.ts';
import { link } from './pieces.ts';

interface LayoutOptions {
  site: Site;
  /** Origin of the site. */
  siteUrl: string;
  /** The line mail programs show beside the subject. */
  preview: string;
  /** Why the reader gets this mail; a sentence. */
  reason: string;
  /** Links under the reason, such as the one to unsubscribe. */
  footerLinks?: readonly { href: string; label: string }[];
}

/** Quarter circles cut from one square, as on the posters of the house; where corners cannot be round, squares. */
const TILE_CORNERS = ['100% 0 0 0', '0 100% 0 0', '0 0 0 100%', '0 0 100% 0'] as const;

const masthead = (houseName: string) =>
  h(
    Section,
    { style: look.masthead },
    h(
      Row,
      null,
      h(Column, null, h(Text, { style: look.houseName }, houseName)),
      ...TILE_CORNERS.map((borderRadius) =>
        h(Column, { key: borderRadius, width: 28, style: { ...look.tile, borderRadius } }, ' '),
      ),
    ),
  );

/** The page around the pieces of a mail: the house on top, who sent it and why at the bottom. */
export function mailLayout(
  { site, siteUrl, preview, reason, footerLinks = [] }: LayoutOptions,
  pieces: readonly ReactNode[],
): ReactElement {
  const footer = [reason, ...footerLinks.map(({ href, label }) => link(href, label))];
  return h(
    Html,
    { lang: 'sk', dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', null, preview),
    ),
    h(
      Body,
      { style: look.page },
      h('div', { style: look.hidden, 'data-skip-in-text': 'true' }, preview),
      h(
        Container,
        { style: look.sheet },
        masthead(site.name),
        ...pieces,
        h(
          Section,
          { style: look.footer },
          ...footer.map((content, at) => h(Text, { key: at, style: look.small }, content)),
          h(Text, { style: look.small }, `${site.name}, ${formatAddress(site.address)}`),
          h(Text, { style: look.small }, link(siteUrl, siteUrl)),
        ),
      ),
    ),
  );
}
