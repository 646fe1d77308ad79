import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageEntry, PageName } from '../domain/content/settings.ts';
import { eventPath } from '../domain/events/card-event.ts';
import type { PublishedEvent } from '../domain/events/published-event.ts';

const PAGES: readonly { path: string; text?: PageName; needs?: 'hasGalleries' | 'hasPartners' }[] = [
  { path: '/' },
  { path: '/events' },
  { path: '/gallery', needs: 'hasGalleries' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/partners', needs: 'hasPartners' },
  { path: '/podmienky-pouzitia', text: 'terms' },
  { path: '/privacy', text: 'privacy' },
  { path: '/cookies', text: 'cookies' },
  { path: '/accessibility', text: 'accessibility' },
];

interface SitemapContent {
  events: readonly PublishedEvent[];
  pages: readonly (Pick<PageEntry, 'updated'> & { name: PageName })[];
  /** Too old for the events page, `2024`. */
  archiveYears: readonly string[];
  /** The page of what a house does not have is not listed. */
  parts: { hasGalleries: boolean; hasPartners: boolean };
  today: string;
}

/** Canonical public pages, each with the day it really changed (sitemaps.org). */
export async function sitemap(
  { events, pages, archiveYears, parts, today }: SitemapContent,
  siteUrl: string,
): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const text = streamToPromise(stream);
  for (const { path, text: textName, needs } of PAGES) {
    if (needs !== undefined && !parts[needs]) continue;
    const page = pages.find(({ name }) => name === textName);
    stream.write(entry(path, page?.updated ?? null, today));
  }
  for (const year of archiveYears) stream.write(entry(`/events/archiv/${year}`, null, today));
  for (const event of events) stream.write(entry(eventPath(event), event.updated_at, today));
  stream.end();
  return (await text).toString('utf8');
}

/** The day is cut from the text: in UTC it could be the day before. One to come is a mistake or a plan, and not given. */
function entry(url: string, changed: string | null, today: string) {
  const lastmod = changed?.slice(0, 10);
  return lastmod === undefined || lastmod > today ? { url } : { url, lastmod };
}

/** Crawlers read `noindex` only on pages they may fetch, so only previews are blocked. */
export function robotsText(siteUrl: string, isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
