import type { APIRoute } from 'astro';
import { robotsText } from '../feeds/sitemap.ts';
import { buildConfig } from '../site-config.ts';

export const GET: APIRoute = () =>
  new Response(robotsText(buildConfig.siteUrl, buildConfig.isPreview), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
