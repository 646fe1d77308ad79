import type { APIRoute } from 'astro';
import { buildConfig } from '../../build/config.ts';
import { robotsText } from '../feeds/robots.ts';

export const GET: APIRoute = () =>
  new Response(robotsText(buildConfig.siteUrl, buildConfig.isPreview), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
