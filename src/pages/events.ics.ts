import type { APIRoute } from 'astro';
import { buildConfig } from '../../build/config.ts';
import { siteContent } from '../content.ts';
import { eventsCalendar } from '../feeds/calendar.ts';

export const GET: APIRoute = async () => {
  const { events, settings, nowMs } = await siteContent();
  return new Response(eventsCalendar(events, { site: settings.site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
