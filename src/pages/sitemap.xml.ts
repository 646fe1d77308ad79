import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../content.ts';
import { arrangeEvents } from '../domain/events/event-archive.ts';
import { sitemap } from '../feeds/sitemap.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = async () => {
  const events = await listEntries('events');
  const pages = await listEntries('pages');
  const { nowMs, today } = await requireEntry('build', 'moment');
  const { hasGalleries, hasPartners } = await requireEntry('build', 'parts');
  const parts = { hasGalleries, hasPartners };
  const archiveYears = arrangeEvents(events, nowMs).years.map(({ year }) => year);
  return new Response(await sitemap({ events, pages, archiveYears, parts, today }, buildConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
