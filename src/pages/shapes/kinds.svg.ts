import type { APIRoute } from 'astro';
import { kindDrawings } from '../../domain/look/kind-drawings.ts';

export const GET: APIRoute = () => new Response(kindDrawings(), { headers: { 'Content-Type': 'image/svg+xml' } });
