import { TIME_ZONE } from './clock.ts';

/** The clock of Bratislava by the rules of the European Union (RFC 5545 3.6.5). */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * A calendar as RFC 5545 requires it. The library ends the text without a line break, and it would write the zone after the
 * events, where 3.6 allows no property; its own `timezone` option would turn UTC into local times. A calendar without events
 * needs another component, which is the rules of the zone.
 * @param text what ical-generator has written of a calendar with a `ttl` and events in UTC
 */
export function calendarText(text: string): string {
  const named = text.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${TIME_ZONE}\r\nREFRESH-INTERVAL`);
  const whole = named.includes('\r\nBEGIN:') ? named : named.replace(/\r\nEND:VCALENDAR$/, `\r\n${ZONE}$&`);
  return `${whole}\r\n`;
}
