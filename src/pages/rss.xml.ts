import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../content.ts';
import { eventsRss } from '../feeds/rss.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = async () => {
  const site = await requireEntry('settings', 'site');
  const { nowMs } = await requireEntry('build', 'moment');
  return new Response(await eventsRss(await listEntries('events'), { site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
