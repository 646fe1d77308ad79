import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';

/**
 * True when the host has signed this very body: a JWS with HS256 over `{ iss: 'netlify', sha256: <of the body> }` in
 * `X-Webhook-Signature`.
 */
export async function isSignedByHost(body: Uint8Array, signature: string, secret: string): Promise<boolean> {
  const key = new TextEncoder().encode(secret);
  const verified = await jwtVerify(signature, key, { algorithms: ['HS256'], issuer: 'netlify' }).catch(() => null);
  const claimed = verified?.payload.sha256;
  if (typeof claimed !== 'string') return false;
  const actual = createHash('sha256').update(body).digest('hex');
  return claimed.length === actual.length && timingSafeEqual(Buffer.from(claimed), Buffer.from(actual));
}
