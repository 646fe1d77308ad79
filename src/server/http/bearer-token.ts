import type { HonoRequest } from 'hono';

/** 256 bits in base64url (token.ts). */
const BEARER = /^Bearer ([\w-]{43})$/i;

/** The token a call comes with (SPEC 7); null when it has none of ours. */
export function bearerToken(c: { req: Pick<HonoRequest, 'header'> }): string | null {
  return BEARER.exec(c.req.header('Authorization') ?? '')?.[1] ?? null;
}
