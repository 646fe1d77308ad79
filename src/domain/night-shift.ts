// The work that runs by itself, and the backup, as the dashboard and the monthly mail speak of them.
import { DAY_MS } from './time/clock.ts';

export const JOB_NAMES = {
  'mail-retry': 'Odosielanie e-mailov, ktoré čakajú',
  'publish-due': 'Zverejňovanie v\u00a0nastavenom čase',
  'room-holds': 'Miestnosti podľa programu',
  'newsletter-sending': 'Dokončenie odosielania newslettera',
  'newsletter-draft': 'Návrh newslettera na ďalší mesiac',
  'reservation-reminders': 'Upozornenia na rezervácie',
  'monthly-report': 'Mesačná správa správcom',
  retention: 'Mazanie údajov, ktorým vypršal čas',
} as const;

export type JobName = keyof typeof JOB_NAMES;

/**
 * Whether a new backup is needed: the last one is older than a week, or there is none.
 * @param madeAt epoch milliseconds; null: never
 */
export function isBackupOld(madeAt: number | null, nowMs: number): boolean {
  return madeAt === null || nowMs - madeAt > 7 * DAY_MS;
}
