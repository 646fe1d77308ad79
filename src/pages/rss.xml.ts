import type { APIRoute } from 'astro';
import { siteContent } from '../content.ts';
import { eventsRss } from '../feeds/rss.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = async () => {
  const { events, settings, nowMs } = await siteContent();
  return new Response(await eventsRss(events, { site: settings.site, siteUrl: buildConfig.siteUrl, nowMs }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
};
