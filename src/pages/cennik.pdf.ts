import type { APIRoute } from 'astro';
import { requireEntry } from '../content.ts';
import { isOffered, pricesOf } from '../domain/content/rooms.ts';
import { priceListFile } from '../papers/price-list-file.ts';

export const GET: APIRoute = async () => {
  const site = await requireEntry('settings', 'site');
  const rooms = (await requireEntry('settings', 'rooms')).filter(isOffered);
  const priceList = pricesOf(rooms, await requireEntry('settings', 'price-list'));
  const hire = await requireEntry('settings', 'hire');
  const { today } = await requireEntry('build', 'moment');
  const file = await priceListFile(site, priceList, hire, today);
  return new Response(file, { headers: { 'Content-Type': 'application/pdf' } });
};
