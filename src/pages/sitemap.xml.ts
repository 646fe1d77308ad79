import type { APIRoute } from 'astro';
import { buildConfig } from '../../build/config.ts';
import { siteContent } from '../content.ts';
import { sitemap } from '../feeds/sitemap.ts';

export const GET: APIRoute = async () => {
  const { events, pages } = await siteContent();
  return new Response(await sitemap(events, pages, buildConfig.siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
