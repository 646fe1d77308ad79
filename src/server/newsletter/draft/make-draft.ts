import { z } from 'zod';
import { firstOfMonth } from '../../../domain/time/calendar-day.ts';
import { calendarDateOf } from '../../../domain/time/time.ts';
import type { Services } from '../../services.ts';
import { collection, commitPlan } from '../../store/collection.ts';
import type { Store } from '../../store/store.ts';
import { newIssueDraft } from '../issues/issue-draft.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { readNewsletterSettings } from '../settings/newsletter-settings.ts';

/** Longer than the month it stands for can still be the coming one. */
const REMEMBERED = { ttlSeconds: 92 * 24 * 60 * 60 };

/** Months whose draft was made, or that had an issue before it was due, by `2027-01`. */
const draftMarks = (store: Store) => collection(store, 'newsletter-draft-made', z.object({ at: z.int() }), {});

/**
 * Makes the draft of the coming month's issue, from the day set for it on, once: one that staff delete does not come back, and
 * where they have begun an issue themselves there is none to make. A month that has begun is not the coming one any more.
 * @throws AppError unavailable (no content yet); StoreError unavailable
 */
export async function makeMonthlyDraft(services: Services): Promise<void> {
  const { store, clock } = services;
  const today = calendarDateOf(clock.now());
  const { draft_day } = await readNewsletterSettings(services);
  if (Number(today.slice(8)) < draft_day) return;

  const month = firstOfMonth(today, 1).slice(0, 7);
  await commitPlan(store, async () => {
    if ((await draftMarks(store).find(month)) !== null) return { writes: [], result: null };
    const mark = draftMarks(store).put(month, { at: clock.now() }, 'absent', REMEMBERED);
    const begun = await issueRecords(store).issues.find(month);
    const draft = begun === null ? [(await newIssueDraft(services, month)).write] : [];
    return { writes: [mark, ...draft], result: null };
  });
}
