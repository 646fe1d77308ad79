import type { APIRoute } from 'astro';
import { priceListFile } from '../price-list/price-list-file.ts';

export const GET: APIRoute = async () =>
  new Response(await priceListFile(), { headers: { 'Content-Type': 'application/pdf' } });
