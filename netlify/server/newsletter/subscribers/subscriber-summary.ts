import { calendarDateOf, startOfDay } from '../../../../src/domain/time.ts';
import { firstOfMonth } from '../../../../src/domain/view/calendar-day.ts';
import type { Services } from '../../services.ts';
import { newsletterRecords } from '../records.ts';
import { suppressedRecords } from '../suppression/suppressed.ts';

const MONTHS = 12;
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

export interface SubscriberSummary {
  active: number;
  pending: number;
  suppressed: number;
  gained_30_days: number;
  lost_30_days: number;
  /** The last twelve months, this one last; `active_at_end` of this one is as of now. */
  months: { month: string; active_at_end: number; gained: number; lost: number }[];
}

/**
 * How many subscribe, and how that came. Counted from the consents, each of which begins one subscription and may end it:
 * both stay, or vanish, together.
 * @throws StoreError unavailable
 */
export async function readSubscriberSummary({
  store,
  clock,
}: Pick<Services, 'store' | 'clock'>): Promise<SubscriberSummary> {
  const { subscribers, consents } = newsletterRecords(store);
  const now = clock.now();
  const today = calendarDateOf(now);
  const firsts = Array.from({ length: MONTHS + 1 }, (_, at) => firstOfMonth(today, at + 1 - MONTHS));
  const ends = firsts.map((first) => startOfDay(first) - 1);
  const recent = { min: now - RECENT_MS };
  const [active, pending, suppressed, gained, lost, begun, ended] = await Promise.all([
    subscribers.count('state', { of: 'active' }),
    subscribers.count('state', { of: 'pending' }),
    suppressedRecords(store).count('since'),
    consents.count('confirmed', recent),
    consents.count('withdrawn', recent),
    Promise.all(ends.map((max) => consents.count('confirmed', { max }))),
    Promise.all(ends.map((max) => consents.count('withdrawn', { max }))),
  ]);
  const months = firsts.slice(0, MONTHS).map((first, at) => {
    const [begunBefore = 0, begunUntil = 0] = begun.slice(at, at + 2);
    const [endedBefore = 0, endedUntil = 0] = ended.slice(at, at + 2);
    return {
      month: first.slice(0, 7),
      active_at_end: begunUntil - endedUntil,
      gained: begunUntil - begunBefore,
      lost: endedUntil - endedBefore,
    };
  });
  return { active, pending, suppressed, gained_30_days: gained, lost_30_days: lost, months };
}
