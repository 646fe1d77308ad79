import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** An answer in JSON that is made once and given to many callers. */
export interface KeptAnswer {
  body: string;
  headers: { 'Content-Type': string; ETag: string };
}

export function keptAnswer(value: unknown): KeptAnswer {
  const body = JSON.stringify(value);
  const tag = createHash('sha1').update(body).digest('hex');
  return { body, headers: { 'Content-Type': 'application/json', ETag: `"${tag}"` } };
}

/** Gives the answer; `etag()` before the route answers 304 to a caller who has it, without reading the body again. */
export function giveKept(c: Context, { body, headers }: KeptAnswer): Response {
  return c.body(body, 200, headers);
}
