// What mails are made of. React Email written as plain calls: the self-host runs these files as they are, and Node knows
// no JSX. Text given to a piece is text: React escapes it.
import { Button, Heading, Link, Section, Text } from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { look } from './look.ts';

/** The one heading at the top. */
export const heading = (text: string) => h(Heading, { as: 'h1', style: look.heading }, text);

export const subheading = (text: string) => h(Heading, { as: 'h2', style: look.subheading }, text);

/** Text, or text with links in between. */
export const paragraph = (...content: ReactNode[]) => h(Text, { style: look.text }, ...content);

/** A paragraph nobody needs to read who is in a hurry. */
export const smallPrint = (...content: ReactNode[]) => h(Text, { style: look.small }, ...content);

/** For use within a paragraph. */
export const link = (href: string, label: string) => h(Link, { href, style: look.link }, label);

/** The one thing to do. */
export const actionButton = (href: string, label: string) =>
  h(Section, { style: look.action }, h(Button, { href, style: look.button }, label));

/** Names and values, one under another. */
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

/** What somebody wrote, line by line as he wrote it. */
export const quotation = (text: string) => h(Text, { style: look.quotation }, ...lines(text));

function lines(text: string): ReactNode[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]));
}
