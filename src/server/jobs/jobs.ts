import { deliverDue } from '../mail/mail-queue.ts';
import { makeMonthlyDraft } from '../newsletter/draft/make-draft.ts';
import { resumeCutOff } from '../newsletter/sending/resume-cut-off.ts';
import { publishDue } from '../publishing/publish-due.ts';
import { remindStaff } from '../reservations/desk/reminders.ts';
import type { Services } from '../services.ts';
import { removeOutdated } from './retention.ts';

/** Work done by the clock. It may be run twice at once, or not at all for a while, without harm. */
export interface Job {
  name: string;
  /** Five fields, in UTC. On the host one function asks every five minutes which are due (due-jobs.ts). */
  cron: string;
  /** After so long without a run staff are told. */
  lateAfterMinutes: number;
  /** Takes at most 30 seconds: the host ends it then. */
  run(services: Services): Promise<void>;
}

/** On the host the first one runs before the others. */
export const jobs = {
  'mail-retry': { name: 'mail-retry', cron: '*/5 * * * *', lateAfterMinutes: 30, run: deliverDue },
  'newsletter-sending': {
    name: 'newsletter-sending',
    cron: '*/5 * * * *',
    lateAfterMinutes: 30,
    run: resumeCutOff,
  },
  'publish-due': { name: 'publish-due', cron: '*/5 * * * *', lateAfterMinutes: 30, run: publishDue },
  'reservation-reminders': {
    name: 'reservation-reminders',
    cron: '7 * * * *',
    lateAfterMinutes: 150,
    run: remindStaff,
  },
  // Hourly, since the hour at which a day begins in Bratislava is not the same all year in UTC; a missed run does no harm.
  'newsletter-draft': {
    name: 'newsletter-draft',
    cron: '23 * * * *',
    lateAfterMinutes: 150,
    run: makeMonthlyDraft,
  },
  retention: { name: 'retention', cron: '40 2 * * *', lateAfterMinutes: 27 * 60, run: removeOutdated },
} as const satisfies Record<string, Job>;
