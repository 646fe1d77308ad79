import type { APIRoute } from 'astro';
import { siteContent } from '../content.ts';
import type { ContentIndex } from '../domain/content/content-index.ts';

/** What the functions know of the content; the build moves this file out of the public site. */
export const GET: APIRoute = async () => {
  const { nowMs, events, galleries, banners, settings } = await siteContent();
  const index: ContentIndex = {
    built_at: new Date(nowMs).toISOString(),
    events: [...events],
    galleries: Object.fromEntries([...galleries].map(([id, photos]) => [id, [...photos]])),
    banners: [...banners],
    settings: { site: settings.site, rooms: settings.rooms, 'price-list': settings['price-list'] },
  };
  return Response.json(index);
};
