import { firstOfMonth, isoDay } from '../../../../domain/time/calendar-day.ts';
import { DAY_MS } from '../../../../domain/time/clock.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import type { Services } from '../../../services.ts';
import { newsletterRecords, silencedSince, suppressedRecords } from '../records.ts';

const MONTHS = 12;
const RECENT_MS = 30 * DAY_MS;

/** A suppressed subscriber counts as lost. This month is the last, its `active_at_end` as of now. */
export async function readSubscriberSummary(services: Pick<Services, 'store' | 'clock'>) {
  const { store, clock } = services;
  const { subscribers, consents } = newsletterRecords(store);
  const now = clock.now();
  const today = isoDay(now);
  const firsts = Array.from({ length: MONTHS + 1 }, (_, at) => firstOfMonth(today, at + 1 - MONTHS));
  const starts = firsts.map(startOfDay);
  const [before = 0] = starts;
  const spans = [
    { max: before - 1 },
    ...starts.slice(0, MONTHS).map((min, at) => ({ min, max: (starts[at + 1] ?? min) - 1 })),
  ];
  const recent = { min: now - RECENT_MS };
  const [active, pending, suppressed, silenced, gained, withdrawn, begun, left] = await Promise.all([
    subscribers.count('state', { of: 'active' }),
    subscribers.count('state', { of: 'pending' }),
    suppressedRecords(store).count('since'),
    silencedSince(services),
    consents.count('confirmed', recent),
    consents.count('withdrawn', recent),
    Promise.all(spans.map((span) => consents.count('confirmed', span))),
    Promise.all(spans.map((span) => consents.count('withdrawn', span))),
  ]);
  const silencedIn = ({ min = 0, max = now }: { min?: number; max?: number }) =>
    silenced.filter((since) => since >= min && since <= max).length;
  const ended = left.map((count, at) => count + silencedIn(spans[at] ?? {}));
  const sumUntil = (counts: readonly number[], at: number) => counts.slice(0, at + 1).reduce((a, b) => a + b, 0);
  const months = firsts.slice(0, MONTHS).map((first, at) => ({
    month: first.slice(0, 7),
    active_at_end: sumUntil(begun, at + 1) - sumUntil(ended, at + 1),
    gained: begun[at + 1] ?? 0,
    lost: ended[at + 1] ?? 0,
  }));
  return {
    active: active - silenced.length,
    pending,
    suppressed,
    gained_30_days: gained,
    lost_30_days: withdrawn + silencedIn(recent),
    months,
  };
}
