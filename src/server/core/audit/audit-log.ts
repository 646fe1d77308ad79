// Entries (ASVS 16.3) never change but for shortened networks of visitors. They name people by ids only: an erased
// account leaves nothing.

import { z } from 'zod';
import { DAY_MS, DAY_SECONDS } from '../../../domain/time/clock.ts';
import { randomHex } from '../../ports/crypto/tokens.ts';
import { collection, everyEntry, restOfLife } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { largestNetworkOf, type Visitor } from '../http/caller.ts';
import { isWithinTiers, trySpend } from '../http/rate-limit.ts';

export const ACTS = [
  'signed_in',
  'sign_in_failed',
  'sign_in_blocked',
  'sign_in_refused',
  'second_factor_failed',
  'signed_out',
  'registered',
  'registered_again',
  'email_verified',
  'password_reset_asked',
  'password_reset',
  'password_changed',
  'password_confirmation_failed',
  'email_change_asked',
  'email_change_refused',
  'email_changed',
  'name_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'device_trusted',
  'device_distrusted',
  'session_ended',
  'sessions_ended',
  'access_refused',
  'user_invited',
  'roles_changed',
  'user_blocked',
  'user_unblocked',
  'user_deleted',
  'administrator_created',
  'audit_exported',
  'reservation_entered',
  'reservation_changed',
  'reservation_overridden',
  'reservation_cancelled',
  'reservations_exported',
  'reservations_accepted',
  'reservations_removed',
  'room_feed_renewed',
  'room_overridden',
  'newsletter_issue_scheduled',
  'newsletter_issue_unscheduled',
  'newsletter_issue_sent',
  'newsletter_issue_paused',
  'newsletter_issue_resumed',
  'newsletter_issue_decided',
  'newsletter_issue_deleted',
  'newsletter_issue_restored',
  'newsletter_imported',
  'newsletter_import_undone',
  'newsletter_subscriber_added',
  'newsletter_subscriber_removed',
  'newsletter_exported',
  'newsletter_suppressed',
  'newsletter_suppression_lifted',
  'content_created',
  'content_changed',
  'content_deleted',
  'content_restored',
  'media_removed',
  'publication_failed',
  'publication_recovered',
  'personal_data_shown',
  'personal_data_answered',
  'personal_data_erased',
  'backup_downloaded',
] as const;

export type Act = (typeof ACTS)[number];

/** Security records may be kept for twelve months (docs/operations.md, Retention). */
const LIFE = { ttlSeconds: 365 * DAY_SECONDS };

const entrySchema = z.object({
  at: z.int(),
  act: z.enum(ACTS),
  /** User id; null: a stranger, or the program. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
  /** null: the server's own terminal. */
  network: z.string().nullable(),
  detail: z.string(),
});

export type AuditEntry = z.infer<typeof entrySchema>;

export function auditLog(store: Store) {
  return collection(store, 'audit', entrySchema, {
    all: ({ at }) => ({ score: at }),
    act: ({ act, at }) => ({ of: act, score: at }),
    actor: ({ actor, at }) => (actor === null ? null : { of: actor, score: at }),
    subject: ({ subject, at }) => (subject === null ? null : { of: subject, score: at }),
  });
}

export interface AuditEvent {
  act: Act;
  actor?: string | null;
  subject?: string | null;
  visitor: Pick<Visitor, 'network'> | null;
  detail?: string;
}

export type AuditActor = Required<Pick<AuditEvent, 'actor' | 'visitor'>>;

export function auditWrite(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  { act, actor = null, subject = null, visitor, detail = '' }: AuditEvent,
): Put {
  const at = clock.now();
  const id = `${at}-${randomHex(random, 8)}`;
  const entry = {
    at,
    act,
    actor,
    subject: subject === actor ? null : subject,
    network: visitor?.network ?? null,
    detail,
  };
  return auditLog(store).put(id, entry, 'absent', LIFE);
}

export async function recordAudit(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  event: AuditEvent,
): Promise<void> {
  await services.store.commit([auditWrite(services, event)]);
}

/** Strangers have a daily share: entries stay for a year. */
export async function recordOfStranger(
  services: Pick<Services, 'store' | 'clock' | 'random' | 'secret'>,
  event: AuditEvent,
): Promise<void> {
  const network = event.visitor?.network ?? 'unknown';
  if (await isWithinTiers(services, 'audit-failure', network)) await recordAudit(services, event);
}

export async function recordRefusal(
  services: Pick<Services, 'store' | 'clock' | 'random' | 'secret'>,
  about: string,
  event: AuditEvent,
): Promise<void> {
  if (!(await trySpend(services, 'audit-refusal', `${event.act} ${about}`))) return;
  await (event.actor === undefined ? recordOfStranger : recordAudit)(services, event);
}

/** Recognising an attack needs whole addresses. */
const WHOLE_FOR_MS = 30 * DAY_MS;
const LOOKED_BACK_MS = 30 * DAY_MS;
const MOST_AT_ONCE = 1000;
const NOTED_EVERY = 100;

function shortenings(store: Store) {
  return collection(store, 'audit-shortened', z.object({ until: z.int() }), {});
}

const VISITORS = 'visitors';

/** Of visitors only (GDPR 5 (1) (c)); those of staff show from where an account was used. */
export async function shortenVisitorNetworks({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  const log = auditLog(store);
  const done = shortenings(store);
  const note = (until: number) => store.commit([done.put(VISITORS, { until }, 'any')]);
  const max = now - WHOLE_FOR_MS;
  // An older program may have shortened none, so all entries are looked at.
  const known = (await done.find(VISITORS))?.value.until ?? 0;
  const min = Math.min(known, max - LOOKED_BACK_MS);
  let until = max;
  let looked = 0;
  let found = 0;
  for await (const entry of everyEntry((page) => log.list('all', { ...page, min, max }))) {
    looked += 1;
    if (looked % NOTED_EVERY === 0 && entry.value.at > known) await note(entry.value.at);
    const { actor, network: whole } = entry.value;
    const network = actor === null && whole !== null ? largestNetworkOf(whole) : whole;
    if (network === whole) continue;
    if (found === MOST_AT_ONCE) {
      until = entry.value.at;
      break;
    }
    found += 1;
    await log.update(entry.id, { ...entry.value, network }, entry.version, restOfLife(entry, now));
  }
  await note(until);
}
