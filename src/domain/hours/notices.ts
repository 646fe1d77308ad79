import { formatDateTime } from '../time/format-date.ts';
import { toEpochMs } from '../time/wall-clock.ts';

export const NOTICE_PLACES = ['everywhere', 'home', 'contact'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** Times are wall clocks, `2026-12-05T18:00`. */
export interface Notice {
  id: string;
  text: string;
  from: string;
  until: string;
  place: NoticePlace;
}

export interface CarriedNotice {
  id: string;
  text: string;
  place: NoticePlace;
  /** Half open, epoch milliseconds. */
  fromMs: number;
  untilMs: number;
  /** When the page was made: people without scripts see this. */
  isDue: boolean;
}

export function carriedNotices(notices: readonly Notice[], nowMs: number): CarriedNotice[] {
  return notices
    .map(({ id, text, place, from, until }) => {
      const [fromMs, untilMs] = [toEpochMs(from), toEpochMs(until)];
      return { id, text, place, fromMs, untilMs, isDue: fromMs <= nowMs && nowMs < untilMs };
    })
    .filter(({ untilMs }) => untilMs > nowMs)
    .sort((a, b) => a.fromMs - b.fromMs);
}

export function isForPage({ place }: Pick<CarriedNotice, 'place'>, path: string): boolean {
  return place === 'everywhere' || path === (place === 'home' ? '/' : '/contact');
}

export const NOTICE_PLACE_NAMES: Readonly<Record<NoticePlace, string>> = {
  everywhere: 'na každej stránke',
  home: 'na úvodnej stránke',
  contact: 'na stránke Prenájom a\u00a0kontakt',
};

export function noticeInWords({ from, until, place }: Omit<Notice, 'id' | 'text'>): string {
  return `od ${formatDateTime(toEpochMs(from))} do ${formatDateTime(toEpochMs(until))}, ${NOTICE_PLACE_NAMES[place]}`;
}
