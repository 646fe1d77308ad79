// ical.js looks for ever for the next date of some rules, such as every 30th of February.
import ICAL from 'ical.js';
import { valuesOf } from './entry-text.ts';

interface Supported {
  /** In units of the frequency. */
  interval: number;
  /** With these the rule always leads to another date. */
  parts: readonly string[];
}

const PARTS = ['BYSECOND', 'BYMINUTE', 'BYHOUR', 'BYDAY', 'BYMONTH', 'BYSETPOS'];

/** By frequency (RFC 5545 3.3.10). */
const SUPPORTED = new Map<string, Supported>([
  ['HOURLY', { interval: 100, parts: [] }],
  ['DAILY', { interval: 100, parts: PARTS }],
  ['WEEKLY', { interval: 100, parts: PARTS }],
  ['MONTHLY', { interval: 12, parts: [...PARTS, 'BYMONTHDAY'] }],
  ['YEARLY', { interval: 100, parts: [...PARTS, 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'] }],
]);

const WEEKDAY = /^[A-Z]{2}$/;

export function hasSupportedRules(event: ICAL.Component): boolean {
  return rulesOf(event).every((rule) => rule !== null && isSupported(rule));
}

/** Removes zones that lack a name or offsets, or have other than yearly rules, as if the calendar had none of them. */
export function removeUnsupportedZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    if (!isSupportedZone(zone)) calendar.removeSubcomponent(zone);
}

function isSupported({ freq, interval, parts }: ICAL.Recur): boolean {
  const supported = SUPPORTED.get(freq);
  if (supported === undefined || interval > supported.interval) return false;
  if (!Object.keys(parts).every((part) => supported.parts.includes(part))) return false;
  const { BYDAY: days } = parts;
  if (freq !== 'DAILY' || days === undefined) return true;
  // Every seventh day is the same weekday, and no day is „the first Monday“ of itself.
  return interval % 7 !== 0 && days.every((day) => WEEKDAY.test(day));
}

function isSupportedZone(zone: ICAL.Component): boolean {
  const clocks = zone.getAllSubcomponents();
  // Without one of these ical.js takes the zone for UTC.
  const isDefined = clocks.some((clock) => CLOCK_PARTS.every((part) => clock.hasProperty(part)));
  return isDefined && zone.hasProperty('tzid') && clocks.flatMap(rulesOf).every((rule) => rule?.freq === 'YEARLY');
}

const CLOCK_PARTS = ['dtstart', 'tzoffsetfrom', 'tzoffsetto'];

/** null where a rule cannot be read. */
export function rulesOf(component: ICAL.Component): (ICAL.Recur | null)[] {
  return component.getAllProperties('rrule').map((property) => {
    const [rule] = valuesOf(property);
    return rule instanceof ICAL.Recur ? rule : null;
  });
}
