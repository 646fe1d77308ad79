import { Hono } from 'hono';
import { type Permission, permissionsOf } from '../../../domain/accounts/permissions.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { startOfDay } from '../../../domain/time/wall-clock.ts';
import type { WireAccount } from '../../core/accounts/user.ts';
import { auditLog } from '../../core/audit/audit-log.ts';
import { guards } from '../../core/auth/guards.ts';
import type { Actor } from '../../core/auth/sessions.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import type { WireJobRun } from '../../core/jobs/job-runs.ts';
import { type QueueState, readQueueState } from '../../core/mail/mail-queue.ts';
import type { Services } from '../../services.ts';
import { type SiteWarning, siteWarnings } from '../health/site-warnings.ts';
import { readJobs } from '../jobs/routes.ts';
import { listUndelivered, type WireUndelivered } from '../mails/routes.ts';
import { readAccounts } from '../users/user-list.ts';
import { confirmNumbers, dismissGuide, type FirstRun, readFirstRun } from './first-run.ts';

const PUT_AWAY = 'Sprievodca je skrytý.';
const CONFIRMED = 'Čísla zostávajú, ako sú.';

export type DashboardApi = ReturnType<typeof dashboardRoutes>;

export function dashboardRoutes(services: Services) {
  const { can } = guards(services);

  return new Hono<AppEnv>()
    .get('/api/admin/dashboard', can('view_admin'), async (c) =>
      c.json(await readHouseSummary(services, c.get('actor'), c.req.url)),
    )
    .delete('/api/admin/first-run', can('manage_users'), async (c) => {
      await dismissGuide(services);
      return c.json({ message: PUT_AWAY });
    })
    .delete('/api/admin/first-run/numbers', can('manage_users'), async (c) => {
      await confirmNumbers(services);
      return c.json({ message: CONFIRMED });
    });
}

const MAX_SHOWN = 3;

export interface HouseSummary {
  built_at: string;
  warnings: SiteWarning[];
  mails: (QueueState & { given_up: WireUndelivered[] }) | null;
  jobs: { troubled: WireJobRun[]; last_backup_at: string | null } | null;
  accounts: {
    waiting: { items: { id: string; name: string; since: string }[]; total: number };
    without_second_factor: { total: number; is_own: boolean };
  } | null;
  blocked_sign_ins: { total: number; last_at: string | null } | null;
  first_run: FirstRun | null;
}

async function readHouseSummary(services: Services, { user }: Actor, reachedAt: string): Promise<HouseSummary> {
  const { store } = services;
  const permissions = permissionsOf(user.value.roles);
  const only = <T>(permission: Permission, read: () => Promise<T>): Promise<T | null> =>
    permissions.includes(permission) ? read() : Promise.resolve(null);
  const [{ built_at }, warnings, mails, jobs, people, blocked_sign_ins] = await Promise.all([
    services.contentIndex.read(),
    only('manage_settings', () => checkedWarnings(services, reachedAt)),
    only('manage_settings', () => readMails(services)),
    only('manage_settings', () => readTroubles(services)),
    only('manage_users', () => readAccounts(store)),
    only('view_audit', () => readBlocked(services)),
  ]);
  const isGuided = people !== null && permissions.includes('manage_settings');
  return {
    built_at,
    warnings: warnings ?? [],
    mails,
    jobs,
    accounts: people && accountsOf(people, user.id),
    blocked_sign_ins,
    first_run: isGuided ? await readFirstRun(services, people, user.id) : null,
  };
}

async function checkedWarnings(services: Services, reachedAt: string): Promise<SiteWarning[]> {
  // Only an answer of the repository tells when the access ends.
  await services.content.check().catch(() => {});
  return siteWarnings(services, reachedAt);
}

async function readMails(services: Services): Promise<NonNullable<HouseSummary['mails']>> {
  const state = await readQueueState(services);
  const page = { page: 1, per_page: Math.min(state.failed, MAX_SHOWN) };
  return { ...state, given_up: state.failed === 0 ? [] : (await listUndelivered(services.store, page)).items };
}

async function readTroubles(services: Services): Promise<NonNullable<HouseSummary['jobs']>> {
  const { items, last_backup_at } = await readJobs(services);
  return { troubled: items.filter(({ state }) => state === 'failed' || state === 'late'), last_backup_at };
}

function accountsOf(people: readonly WireAccount[], ownId: string): NonNullable<HouseSummary['accounts']> {
  const waiting = people
    .filter(({ state }) => state === 'waiting')
    .map(({ id, name, email_verified_at, created_at }) => ({ id, name, since: email_verified_at ?? created_at }))
    .sort((a, b) => (a.since < b.since ? -1 : 1));
  const unprotected = people.filter(({ state, two_factor_enabled }) => state === 'active' && !two_factor_enabled);
  return {
    waiting: { items: waiting.slice(0, MAX_SHOWN), total: waiting.length },
    without_second_factor: { total: unprotected.length, is_own: unprotected.some(({ id }) => id === ownId) },
  };
}

async function readBlocked({ store, clock }: Services): Promise<NonNullable<HouseSummary['blocked_sign_ins']>> {
  const today = { of: 'sign_in_blocked', min: startOfDay(isoDay(clock.now())) };
  const [total, { records }] = await Promise.all([
    auditLog(store).count('act', today),
    auditLog(store).list('act', { ...today, order: 'descending', limit: 1 }),
  ]);
  const last = records[0]?.value.at;
  return { total, last_at: last === undefined ? null : new Date(last).toISOString() };
}
