// The styles of the pages of events, in a file that they share.
import { hash } from 'node:crypto';

/** There are thousands of them, and whoever has read one goes on to the next. */
const PAGE_OF_EVENT = /^\/events\/\d+\//;
const START = '<style>';
const END = '</style>';
/** Astro writes a few small ones of its own into every page. */
const LEAST_CHARACTERS = 4096;

/** A style sheet that never changes under its name. */
export interface StyleFile {
  /** Of the site, `/build/events.56d2af73.css`. */
  file: string;
  text: string;
}

const known = new Map<string, StyleFile>();

/**
 * Takes the styles out of the page of an event. Every other page keeps its own: it is where a visit begins, or the only one of its
 * kind.
 * @param file of the site, `/events/7/jazz.html`
 */
export function shareStyles(file: string, html: string): { html: string; styles: StyleFile | null } {
  const start = PAGE_OF_EVENT.test(file) ? html.indexOf(START) : -1;
  const end = html.indexOf(END, start);
  if (start === -1 || end - start < LEAST_CHARACTERS) return { html, styles: null };
  const styles = styleFile(html.slice(start + START.length, end));
  return {
    html: `${html.slice(0, start)}<link rel="stylesheet" href="${styles.file}">${html.slice(end + END.length)}`,
    styles,
  };
}

function styleFile(text: string): StyleFile {
  const styles = known.get(text) ?? { file: `/build/events.${hash('sha1', text).slice(0, 8)}.css`, text };
  known.set(text, styles);
  return styles;
}
