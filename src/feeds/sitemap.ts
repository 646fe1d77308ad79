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
  /** `2026-12-05` */
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
    const page = pages.find(({ name, updated }) => name === textName && updated <= today);
    stream.write(entry(path, page?.updated ?? null));
  }
  for (const year of archiveYears) stream.write(entry(`/events/archiv/${year}`, null));
  for (const event of events) stream.write(entry(eventPath(event), event.updated_at));
  stream.end();
  return (await text).toString('utf8');
}

/** The day is cut from the text: in UTC it could be the day before. */
function entry(url: string, changed: string | null) {
  return changed === null ? { url } : { url, lastmod: changed.slice(0, 10) };
}

/** Crawlers read `noindex` only on pages they may fetch, so only previews are blocked. */
export function robotsText(siteUrl: string, isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
