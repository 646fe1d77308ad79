import { Resend } from 'resend';
import { z } from 'zod';
import { type MailEvent, MailEventError, type MailEvents, type NotificationHeaders } from '../mail-events.ts';

const MAX_DETAIL_CHARACTERS = 300;
const ADDRESS = /^(?:.*<)?([^<>\s@]+@[^<>\s@]+)>?$/;

const eventSchema = z.object({ type: z.string(), created_at: z.string() });
const mailSchema = z.object({ data: z.object({ to: z.array(z.string()) }) });
const bounceSchema = z.object({
  data: z.object({ bounce: z.object({ type: z.string(), message: z.string().default('') }) }),
});

/** Standard Webhooks (https://www.standardwebhooks.com); two secrets while one replaces the other. */
export function resendMailEvents(secrets: readonly string[]): MailEvents {
  const { webhooks } = new Resend('re_none');

  function isSigned(payload: string, headers: NotificationHeaders): boolean {
    return secrets.some((webhookSecret) => {
      try {
        webhooks.verify({ payload, headers, webhookSecret });
        return true;
      } catch {
        return false;
      }
    });
  }

  return {
    read(body, headers) {
      return isSigned(body, headers) ? toMailEvent(headers.id, JSON.parse(body)) : null;
    },
  };
}

function toMailEvent(id: string, payload: unknown): MailEvent {
  const { type, created_at } = understood(eventSchema, payload);
  const at = Date.parse(created_at);
  if (Number.isNaN(at)) throw new MailEventError('A notification without a time');
  if (type === 'email.complained') return { id, kind: 'complained', at, address: addressIn(payload), detail: '' };
  if (type !== 'email.bounced') return { id, kind: 'other', at, address: null, detail: '' };
  const { bounce } = understood(bounceSchema, payload).data;
  // A full mailbox or a server that is down says nothing about the address.
  const kind = bounce.type === 'Permanent' ? 'bounced' : 'other';
  return { id, kind, at, address: addressIn(payload), detail: bounce.message.slice(0, MAX_DETAIL_CHARACTERS) };
}

function addressIn(payload: unknown): string | null {
  const { to } = understood(mailSchema, payload).data;
  const [, address] = (to.length === 1 && ADDRESS.exec(to[0] ?? '')) || [];
  return address?.toLowerCase() ?? null;
}

function understood<T>(schema: z.ZodType<T>, payload: unknown): T {
  const result = schema.safeParse(payload);
  if (!result.success) throw new MailEventError('A notification of an unknown form', { cause: result.error });
  return result.data;
}
