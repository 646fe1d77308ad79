import { setImmediate as nextTurn } from 'node:timers/promises';
import { Body, Column, Container, Head, Html, Row, Section, Text } from '@react-email/components';
import pLimit from 'p-limit';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { Site } from '../../../../domain/content/settings.ts';
import { type Colours, colourReplacer } from '../../../../domain/look/palette.ts';
import { formatAddress } from '../../../../domain/words/contact.ts';
import type { Mail, MailAttachment } from '../../../ports/mail/mailer.ts';
import type { Services } from '../../../services.ts';
import { look } from './look.ts';
import { link } from './pieces.ts';

interface Surroundings {
  preview: string;
  reason: string;
  footerLinks?: readonly { href: string; label: string }[];
}

interface MailOptions extends Surroundings {
  to: string;
  subject: string;
  headers?: Readonly<Record<string, string>>;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/** @throws AppError unavailable before content is first published */
export async function composeMail(
  { contentIndex, config }: Pick<Services, 'contentIndex' | 'config'>,
  { to, subject, preview, reason, footerLinks = [], headers, ...rest }: MailOptions,
  ...pieces: ReactNode[]
): Promise<Mail> {
  const { site, look: own } = (await contentIndex.read()).settings;
  const page = layout(site, config.siteUrl, { preview, reason, footerLinks }, pieces);
  const rendered = await render(page, own.colours ?? {});
  // Answering machines keep silent then (RFC 3834).
  return { to, subject, ...rendered, headers: { 'Auto-Submitted': 'auto-generated', ...headers }, ...rest };
}

const TILE_CORNERS = ['100% 0 0 0', '0 100% 0 0', '0 0 0 100%', '0 0 100% 0'] as const;

const masthead = (siteName: string) =>
  h(
    Section,
    { style: look.masthead },
    h(
      Row,
      null,
      h(Column, null, h(Text, { style: look.siteName }, siteName)),
      ...TILE_CORNERS.map((borderRadius) =>
        h(Column, { key: borderRadius, width: 28, style: { ...look.tile, borderRadius } }, ' '),
      ),
    ),
  );

function layout(
  site: Site,
  siteUrl: string,
  { preview, reason, footerLinks }: Required<Surroundings>,
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

const inSequence = pLimit(1);

let toText: ((html: string) => string) | null = null;

/** Without mails a process does not load React's renderer. */
async function loadRenderer() {
  const [{ plainTextSelectors, render: toHtml }, { compile }] = await Promise.all([
    import('@react-email/render'),
    import('html-to-text'),
  ]);
  // Headings keep their case; a row of a table is one line.
  const selectors = [
    ...plainTextSelectors,
    ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['th', 'td'].map((selector) => ({ selector, format: 'inline' })),
  ];
  // Compiling them takes longer than a mail.
  toText ??= compile({ selectors, wordwrap: 78 });
  return { toHtml, toText };
}

/** Pages get their turns between the steps of mails, also when a flood queues many at once. */
async function render(page: ReactElement, colours: Colours): Promise<{ html: string; text: string }> {
  const { toHtml, toText } = await loadRenderer();
  return inSequence(async () => {
    await nextTurn();
    const html = (await toHtml(page)).replace(/ style="[^"]*"/g, colourReplacer(colours));
    await nextTurn();
    return { html, text: `${toText(html).trim()}\n` };
  });
}
