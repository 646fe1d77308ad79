import { createHmac } from 'node:crypto';

interface Signing {
  /** `whsec_…` */
  secret: string;
  id: string;
  /** Epoch seconds; default: the real clock. */
  timestamp?: number;
}

/** Signs by Standard Webhooks. */
export function signedNotification(
  body: string,
  { secret, id, timestamp = Math.floor(Date.now() / 1000) }: Signing,
): Record<string, string> {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'svix-id': id, 'svix-timestamp': String(timestamp), 'svix-signature': `v1,${signature}` };
}
