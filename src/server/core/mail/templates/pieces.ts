// Plain calls, no JSX: the self-host runs these files unchanged. React escapes every text.
import { Button, Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { look } from './look.ts';

export const heading = (text: string) => h(Heading, { as: 'h1', style: look.heading }, text);

export const subheading = (text: string) => h(Heading, { as: 'h2', style: look.subheading }, text);

export const linkedSubheading = (href: string, text: string) =>
  h(Heading, { as: 'h2', style: look.entryHeading }, h(Link, { href, style: look.headingLink }, text));

export function entry(picture: { src: string; alt: string } | null, ...content: ReactNode[]) {
  const words = h(Column, { key: 'words', style: look.entryWords }, ...content);
  if (picture === null) return h(Section, { style: look.entry }, h(Row, null, words));
  const { src, alt } = picture;
  const image = h(Img, { src, alt, width: look.pictureWidth, style: look.picture });
  return h(
    Section,
    { style: look.entry },
    h(Row, null, h(Column, { key: 'picture', style: look.entryPicture }, image), words),
  );
}

export const time = (text: string) => h(Text, { style: look.time }, text);

export const paragraph = (...content: ReactNode[]) => h(Text, { style: look.text }, ...content);

export const smallPrint = (...content: ReactNode[]) => h(Text, { style: look.small }, ...content);

export const link = (href: string, label: string) => h(Link, { href, style: look.link }, label);

export const actionButton = (href: string, label: string) =>
  h(Section, { style: look.action }, h(Button, { href, style: look.button }, label));

export function facts(entries: readonly (readonly [name: string, value: string])[]) {
  const rows = entries.map(([name, value]) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row', align: 'left', style: { ...look.factName, fontWeight: 400 } }, `${name}: `),
      h('td', { style: look.factValue }, ...lines(value)),
    ),
  );
  return h('table', { cellPadding: 0, cellSpacing: 0, border: 0, style: look.facts }, h('tbody', null, ...rows));
}

export const attachedPicture = ({ cid, alt, size }: { cid: string; alt: string; size: number }) =>
  h(Img, { src: `cid:${cid}`, alt, width: size, height: size, style: look.attachedPicture });

export const quotation = (text: string) => h(Text, { style: look.quotation }, ...lines(text));

/** Mails have no style sheet. */
const RICH_TEXT_LOOK = {
  p: look.text,
  h2: look.subheading,
  h3: look.subheading,
  h4: look.subheading,
  ul: look.text,
  ol: look.text,
  li: look.listItem,
  blockquote: look.quotation,
  th: look.factName,
  td: look.factValue,
  a: look.link,
} as const;

/** `html` must be sanitised, as `renderMarkdown` returns it. */
export function richText(html: string) {
  const styled = html.replace(/<([a-z]\w*)(?=[\s>])/g, (opening, tag: string) => {
    const style = Object.hasOwn(RICH_TEXT_LOOK, tag) ? RICH_TEXT_LOOK[tag as keyof typeof RICH_TEXT_LOOK] : null;
    return style === null ? opening : `${opening} style="${styleText(style)}"`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by `renderMarkdown`, the one way from Markdown to HTML
  return h('div', { dangerouslySetInnerHTML: { __html: styled } });
}

function styleText(style: CSSProperties): string {
  const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(style)
    .map(([name, value]) => `${hyphened(name)}:${value}`)
    .join(';');
}

function lines(text: string): ReactNode[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
}
