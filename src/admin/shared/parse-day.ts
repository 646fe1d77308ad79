import { isCalendarDate } from '../../domain/time/calendar-day.ts';

const TYPED = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

/** A day as people write it, `5. 12. 2026` or `2026-12-05`, as `2026-12-05`; null when it is no day. */
export function parseDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = TYPED.exec(text.trim()) ?? [];
  const iso = day === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : null;
}
