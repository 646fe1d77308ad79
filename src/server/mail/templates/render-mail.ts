import { plainTextSelectors, render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Headings keep their case, and a row of a table is one line: `Miestnosť: Veľká sála`. */
const SELECTORS = [
  ...plainTextSelectors,
  ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
  { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ...['th', 'td'].map((selector) => ({ selector, format: 'inline' })),
];

/** A mail as HTML and as the plain text made from it, so that they say the same. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  const text = toPlainText(html, { selectors: SELECTORS, wordwrap: 78 });
  return { html, text: `${text.trim()}\n` };
}
