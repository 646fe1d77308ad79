import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { permissionsOf } from '../../domain/accounts/permissions.ts';
import { AppError } from '../app-error.ts';
import { type ActorEnv, guards } from '../auth/guards.ts';
import { lastBackup } from '../data-duties/backup-format.ts';
import { siteWarnings } from '../health/routes.ts';
import type { AppEnv } from '../http/app-env.ts';
import { type PageQuery, pageParams, validated } from '../http/validated.ts';
import { listJobRuns } from '../jobs/job-runs.ts';
import { deliver, mailQueue, readQueueState, requeue, type UnsentMail, unsentPart } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { type Entry, everyEntry, firstOf } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

const GONE = 'Tento e-mail sa znova poslať nedá: medzičasom odišiel alebo sa o\u00a0to práve pokúšame.';

export type DashboardApi = ReturnType<typeof dashboardRoutes>;

/** What the dashboard shows about the site itself; the cards of the sections use their own calls. */
export function dashboardRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_settings');
  const isManager = (c: Context<ActorEnv>) =>
    permissionsOf(c.get('actor').user.value.roles).includes('manage_settings');

  async function checkedWarnings(reachedAt: string) {
    // The repository tells only in an answer when the access to it ends.
    await services.content.check().catch(() => {});
    return siteWarnings(services, reachedAt);
  }

  return new Hono<AppEnv>()
    .get('/api/admin/dashboard', can('view_admin'), async (c) => {
      const [{ built_at }, mails, warnings] = await Promise.all([
        services.contentIndex.read(),
        isManager(c) ? readQueueState(services) : null,
        isManager(c) ? checkedWarnings(c.req.url) : [],
      ]);
      return c.json({ built_at, mails, warnings });
    })
    .get('/api/admin/jobs', manage, async (c) => {
      const [items, backup] = await Promise.all([listJobRuns(services), lastBackup(services.store)]);
      return c.json({ items, last_backup_at: backup === null ? null : new Date(backup.at).toISOString() });
    })
    .get('/api/admin/mails', manage, validated('query', z.object(pageParams)), async (c) =>
      c.json(await listUndelivered(services.store, c.req.valid('query'))),
    )
    .post('/api/admin/mails/:id/retry', manage, async (c) => {
      const id = c.req.param('id');
      if (!(await requeue(services, id))) throw new AppError('not-found', GONE);
      // The answer waits for the attempt, so that the caller learns its result.
      await deliver(services, id);
      return c.json({ sent: (await mailQueue(services.store).find(id)) === null });
    });
}

/** A mail that waits or was given up. Staff do not see its text, which may hold a link for its reader only. */
interface WireUndelivered {
  id: string;
  to: string;
  subject: string;
  queued_at: string;
  attempts: number;
  /** What the mail provider said last; null before the first attempt failed. */
  last_error: string | null;
  /** null: given up. */
  next_attempt_at: string | null;
}

/** Given-up mails first, then waiting ones, each newest first. The large texts are not read. */
export async function listUndelivered(
  store: Store,
  { page, per_page }: PageQuery,
): Promise<{ items: WireUndelivered[]; total: number }> {
  const queue = mailQueue(store);
  const [failed, waiting] = await Promise.all([queue.count('failed'), queue.count('waiting')]);
  const total = failed + waiting;
  const [first, end] = [(page - 1) * per_page, Math.min(page * per_page, total)];
  const entries = await firstOf(newestFirst(store, end), end - first, first);
  return { items: entries.map(toWire), total };
}

async function* newestFirst(store: Store, most: number): AsyncGenerator<Entry<UnsentMail>> {
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
    next_attempt_at: next_attempt_at === null ? null : new Date(next_attempt_at).toISOString(),
  };
}
