import type { APIRoute } from 'astro';
import { priceListFile } from '../papers/price-list-file.ts';

export const GET: APIRoute = async () =>
  new Response(await priceListFile(), { headers: { 'Content-Type': 'application/pdf' } });
