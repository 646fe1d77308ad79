import { Temporal } from 'temporal-polyfill';
import { TIME_ZONE } from './time.ts';

/**
 * What the clocks in Bratislava show when those of another zone show `2026-12-05T18:00`; null for a zone nobody knows by this
 * name (IANA). Hours that a clock change skips or repeats are read as RFC 5545 3.3.5 says.
 */
export function wallClockFromZone(wallClock: string, zone: string): string | null {
  try {
    return Temporal.PlainDateTime.from(wallClock)
      .toZonedDateTime(zone)
      .withTimeZone(TIME_ZONE)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' });
  } catch {
    return null;
  }
}
