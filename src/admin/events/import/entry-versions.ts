// Some programs export an entry once for each time that somebody has changed it (RFC 5545 3.8.7.4).
import ICAL from 'ical.js';
import { readTitle } from '../../../domain/events/import/written-status.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';
import { foldForSearch } from '../../../domain/words/fold.ts';
import { readTimes } from './calendar-times.ts';
import { textOf, uidOf, valuesOf } from './entry-text.ts';

interface Version {
  entry: ICAL.Component;
  sequence: number;
  /** As ISO times; '' for none. */
  modified: string;
  stamped: string;
  title: string;
  start: string | null;
}

/** Each older version with the latest one; entries of different events that share a UID are no versions. */
export function olderVersions(entries: readonly ICAL.Component[]): Map<ICAL.Component, ICAL.Component> {
  const older = new Map<ICAL.Component, ICAL.Component>();
  const named = entries.filter((entry) => uidOf(entry) !== '');
  const groups = groupBy(named, (entry) => `${timeOf(entry, 'recurrence-id')} ${uidOf(entry)}`);
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    const [latest, ...others] = group.map(versionOf).sort((a, b) => compareAge(b, a));
    if (latest === undefined || !others.every((other) => isOlder(other, latest))) continue;
    if (others.some((other, at) => compareAge(other, others[at - 1] ?? latest) === 0)) continue;
    for (const { entry } of others) older.set(entry, latest.entry);
  }
  return older;
}

export function sequenceOf(entry: ICAL.Component): number {
  const [sequence] = entry.getAllProperties('sequence').flatMap(valuesOf);
  return typeof sequence === 'number' ? sequence : 0;
}

function versionOf(entry: ICAL.Component): Version {
  return {
    entry,
    sequence: sequenceOf(entry),
    modified: timeOf(entry, 'last-modified'),
    stamped: timeOf(entry, 'dtstamp'),
    title: foldForSearch(readTitle(cleanLine(textOf(entry, 'summary'))).title),
    start: readTimes(entry).start,
  };
}

function timeOf(entry: ICAL.Component, name: string): string {
  const [time] = entry.getAllProperties(name).flatMap(valuesOf);
  return time instanceof ICAL.Time ? time.toString() : '';
}

function compareAge(a: Version, b: Version): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  return a.modified.localeCompare(b.modified) || a.stamped.localeCompare(b.stamped);
}

/** A change leaves the title or the start; the stamp alone is in many files the second in which a line was written. */
function isOlder(other: Version, latest: Version): boolean {
  const startsAlike = other.start !== null && other.start === latest.start;
  const isModified = other.modified !== '' && latest.modified !== '' && other.modified !== latest.modified;
  const isChanged = other.sequence !== latest.sequence || isModified;
  return startsAlike || (isChanged && other.title === latest.title);
}
