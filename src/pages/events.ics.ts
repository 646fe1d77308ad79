import type { APIRoute } from 'astro';
import { siteContent } from '../content.ts';
import { eventsCalendar } from '../feeds/calendar.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = async () => {
  const { events, settings, nowMs } = await siteContent();
  return new Response(eventsCalendar(events, { site: settings.site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
