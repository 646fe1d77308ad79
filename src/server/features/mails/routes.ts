import { Hono } from 'hono';
import { z } from 'zod';
import { isoOf } from '../../../domain/time/written-moment.ts';
import { AppError } from '../../app-error.ts';
import { guards } from '../../core/auth/guards.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { type PageQuery, pageParams, validated } from '../../core/http/validated.ts';
import { deliver } from '../../core/mail/mail-delivery.ts';
import { mailQueue, requeue, type UnsentMail, unsentPart } from '../../core/mail/mail-queue.ts';
import { type Entry, everyEntry, firstOf } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const GONE = 'Tento e-mail sa znova poslať nedá: medzičasom odišiel alebo sa o\u00a0to práve pokúšame.';

export type MailsApi = ReturnType<typeof mailsRoutes>;

export function mailsRoutes(services: Services) {
  const manage = guards(services).can('manage_settings');

  return new Hono<AppEnv>()
    .get('/api/admin/mails', manage, validated('query', z.object(pageParams)), async (c) =>
      c.json(await listUndelivered(services.store, c.req.valid('query'))),
    )
    .post('/api/admin/mails/:id/retry', manage, async (c) => {
      const id = c.req.param('id');
      if (!(await requeue(services, id))) throw new AppError('not-found', GONE);
      await deliver(services, id);
      return c.json({ sent: (await mailQueue(services.store).find(id)) === null });
    });
}

/** Without the text, which may hold a link for its reader only. */
export interface WireUndelivered {
  id: string;
  to: string;
  subject: string;
  queued_at: string;
  attempts: number;
  last_error: string | null;
  /** null: given up. */
  next_attempt_at: string | null;
}

export async function listUndelivered(
  store: Store,
  { page, per_page }: PageQuery,
): Promise<{ items: WireUndelivered[]; total: number }> {
  const queue = mailQueue(store);
  const [failed, waiting] = await Promise.all([queue.count('failed'), queue.count('waiting')]);
  const total = failed + waiting;
  const [first, end] = [(page - 1) * per_page, Math.min(page * per_page, total)];
  const entries = await firstOf(walkNewestFirst(store, end), end - first, first);
  return { items: entries.map(toWire), total };
}

async function* walkNewestFirst(store: Store, most: number): AsyncGenerator<Entry<UnsentMail>> {
  for (const state of ['failed', 'waiting'] as const)
    yield* everyEntry(({ limit, ...page }) =>
      mailQueue(store).listParts(state, unsentPart, { ...page, limit: Math.min(limit, most), order: 'descending' }),
    );
}

function toWire({ id, value }: Entry<UnsentMail>): WireUndelivered {
  const { mail, queued_at, attempts, last_error, next_attempt_at } = value;
  return {
    id,
    to: mail.to,
    subject: mail.subject,
    queued_at: new Date(queued_at).toISOString(),
    attempts,
    last_error,
    next_attempt_at: isoOf(next_attempt_at),
  };
}
