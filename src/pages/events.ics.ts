import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../content.ts';
import { eventsCalendar } from '../feeds/calendar.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = async () => {
  const site = await requireEntry('settings', 'site');
  const { nowMs } = await requireEntry('build', 'moment');
  return new Response(eventsCalendar(await listEntries('events'), { site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
