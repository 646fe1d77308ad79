import type { APIRoute } from 'astro';
import { requireEntry } from '../content.ts';
import { isOffered, pricesOf } from '../domain/content/rooms.ts';
import { priceListFile } from '../papers/price-list-file.ts';

export const GET: APIRoute = async () => {
  const site = await requireEntry('settings', 'site');
  const rooms = (await requireEntry('settings', 'rooms')).filter(isOffered);
  const priceList = pricesOf(rooms, await requireEntry('settings', 'price-list'));
  const { today } = await requireEntry('build', 'moment');
  return new Response(await priceListFile(site, priceList, today), { headers: { 'Content-Type': 'application/pdf' } });
};
