// Notices of the centre, which stand on top of its pages while they are due.
import { formatDateTime } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';

/** Where visitors see a notice. */
export const NOTICE_PLACES = ['everywhere', 'home', 'contact'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** A notice as its file has it; `from` and `until` are wall clocks, `2026-12-05T18:00`. */
export interface Notice {
  id: string;
  text: string;
  from: string;
  until: string;
  place: NoticePlace;
}

/** A notice as pages carry it. Whether it is due is decided by the clock of its reader. */
export interface CarriedNotice {
  id: string;
  text: string;
  place: NoticePlace;
  /** Half open, epoch milliseconds. */
  fromMs: number;
  untilMs: number;
  /** Whether it was due when the page was made: what people without scripts see. */
  isDue: boolean;
}

/** The notices that are due at a moment (epoch milliseconds) or will be, those that begin first on top. */
export function carriedNotices(notices: readonly Notice[], nowMs: number): CarriedNotice[] {
  return notices
    .map(({ id, text, place, from, until }) => {
      const [fromMs, untilMs] = [toEpochMs(from), toEpochMs(until)];
      return { id, text, place, fromMs, untilMs, isDue: fromMs <= nowMs && nowMs < untilMs };
    })
    .filter(({ untilMs }) => untilMs > nowMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}

/** Whether a notice belongs on the page at a path. */
export function isForPage({ place }: Pick<CarriedNotice, 'place'>, path: string): boolean {
  return place === 'everywhere' || path === (place === 'home' ? '/' : '/contact');
}

/** Where a notice is seen, in words. */
export const NOTICE_PLACE_NAMES: Readonly<Record<NoticePlace, string>> = {
  everywhere: 'na každej stránke',
  home: 'na úvodnej stránke',
  contact: 'na stránke Prenájom a\u00a0kontakt',
};

/** `od 1. decembra 2026 o 8:00 do 3. decembra 2026 o 18:00, na každej stránke` */
export function noticeInWords({ from, until, place }: Omit<Notice, 'id' | 'text'>): string {
  return `od ${formatDateTime(toEpochMs(from))} do ${formatDateTime(toEpochMs(until))}, ${NOTICE_PLACE_NAMES[place]}`;
}
