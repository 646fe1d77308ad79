import { TIME_ZONE } from './clock.ts';

/** By the rules of the European Union (RFC 5545 3.6.5). */
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
 * Mends a text of ical-generator for RFC 5545: its last line break is missing, and it puts the zone after the events
 * (3.6). Its `timezone` option would turn UTC into local times. A calendar without events needs the zone as its
 * component.
 */
export function calendarText(text: string): string {
  const named = text.replace('\r\nREFRESH-INTERVAL', `\r\nX-WR-TIMEZONE:${TIME_ZONE}\r\nREFRESH-INTERVAL`);
  const whole = named.includes('\r\nBEGIN:') ? named : named.replace(/\r\nEND:VCALENDAR$/, `\r\n${ZONE}$&`);
  return `${whole}\r\n`;
}
