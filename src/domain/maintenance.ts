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

/** Epoch milliseconds; null: never. */
export function isBackupOld(madeAt: number | null, nowMs: number): boolean {
  return madeAt === null || nowMs - madeAt > 7 * DAY_MS;
}
