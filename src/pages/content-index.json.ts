import type { APIRoute } from 'astro';
import { listEntries, requireEntry } from '../content.ts';
import type { ContentIndex } from '../domain/content/content-index.ts';

/** For the functions; the build moves it out of the public site. */
export const GET: APIRoute = async () => {
  const { nowMs } = await requireEntry('build', 'moment');
  const galleries = await listEntries('galleries');
  const index: ContentIndex = {
    built_at: new Date(nowMs).toISOString(),
    events: await listEntries('events'),
    galleries: Object.fromEntries(galleries.map(({ event_id, photos }) => [event_id, [...photos]])),
    banners: await listEntries('banners'),
    has_partners: (await requireEntry('build', 'parts')).hasPartners,
    settings: {
      site: await requireEntry('settings', 'site'),
      look: await requireEntry('settings', 'look'),
      rooms: await requireEntry('settings', 'rooms'),
      'event-kinds': await requireEntry('settings', 'event-kinds'),
      'price-list': await requireEntry('settings', 'price-list'),
      hire: await requireEntry('settings', 'hire'),
    },
  };
  return Response.json(index);
};
