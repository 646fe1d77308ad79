import { HOUR_MS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { offsetMs, toEpochMs, WALL_CLOCK_LENGTH, wallClockAt } from '../../../domain/time/wall-clock.ts';
import { foldForSearch } from '../../../domain/words/fold.ts';

export interface Zone {
  toEpochMs(wallClock: string): number;
  wallClockAt(epochMs: number): string;
}

/** Some programs write the name of a zone behind a path of their own. */
const PATH_BEFORE_NAME = /^\/.+\/([^/]+\/[^/]+)$/;

const known = new Map<string, Zone | null>();

/** null: there is no such IANA zone. */
export function ianaZone(written: string): Zone | null {
  const name = written.replace(PATH_BEFORE_NAME, '$1');
  const zone = known.has(name) ? known.get(name) : findZone(name);
  known.set(name, zone ?? null);
  return zone ?? null;
}

function findZone(name: string): Zone | null {
  try {
    offsetMs(0, name);
  } catch {
    return null;
  }
  return { toEpochMs: (wallClock) => toEpochMs(wallClock, name), wallClockAt: (ms) => wallClockAt(ms, name) };
}

/** Knows also Windows' names, cities as in `(UTC+01:00) Belgrade, Bratislava`, and offsets such as `GMT+01:00`. */
export function namedZone(name: string): Zone | null {
  return ianaZone(name) ?? ianaZone(zoneOfWindows(name) ?? '') ?? zoneOfCity(name) ?? zoneOfOffset(name);
}

const BEFORE_CITIES = /^\([^)]*\)/;
const SLOVAK_CITIES: readonly (readonly [string, string])[] = [
  ['praha', 'Europe/Prague'],
  ['vieden', 'Europe/Vienna'],
];
let zonesOfCities: ReadonlyMap<string, string> | null = null;

function zoneOfCity(name: string): Zone | null {
  zonesOfCities ??= new Map([
    ...Intl.supportedValuesOf('timeZone').map((zone) => [cityIn(zone.split('/').at(-1) ?? ''), zone] as const),
    ...SLOVAK_CITIES,
  ]);
  for (const part of name.replace(BEFORE_CITIES, '').split(/[/,]/)) {
    const zone = zonesOfCities.get(cityIn(part));
    if (zone !== undefined) return ianaZone(zone);
  }
  return null;
}

function cityIn(part: string): string {
  return foldForSearch(part.replaceAll('_', ' '));
}

const OFFSET = '(?:UTC|GMT)?(?:([+-])(\\d{1,2})(?:[:.]?(\\d{2}))?)?';
const OFFSETS = [new RegExp(`^${OFFSET}$`, 'i'), new RegExp(`^\\(${OFFSET}\\)`, 'i')];
const MOST_HOURS = 14;

function zoneOfOffset(name: string): Zone | null {
  const spaceless = name.replace(/\s/g, '').replace('\u2212', '-');
  const match = spaceless === '' ? undefined : OFFSETS.map((offset) => offset.exec(spaceless)).find(Boolean);
  if (!match) return null;
  const [, sign, hours = '0', minutes = '0'] = match;
  if (Number(hours) > MOST_HOURS || Number(minutes) > 59) return null;
  const aheadMs = (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  return {
    toEpochMs: (wallClock) => Date.parse(`${wallClock}Z`) - aheadMs,
    wallClockAt: (ms) => new Date(ms + aheadMs).toISOString().slice(0, WALL_CLOCK_LENGTH),
  };
}

// Outlook and Exchange often do not define these zones. Source: Unicode CLDR, common/supplemental/windowsZones.xml,
// territory 001.
const WINDOWS_ZONES = new Map([
  ['Azores Standard Time', 'Atlantic/Azores'],
  ['Greenwich Standard Time', 'Atlantic/Reykjavik'],
  ['GMT Standard Time', 'Europe/London'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Central Europe Standard Time', 'Europe/Budapest'],
  ['Central European Standard Time', 'Europe/Warsaw'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['GTB Standard Time', 'Europe/Bucharest'],
  ['E. Europe Standard Time', 'Europe/Chisinau'],
  ['FLE Standard Time', 'Europe/Kiev'],
  ['Turkey Standard Time', 'Europe/Istanbul'],
  ['Kaliningrad Standard Time', 'Europe/Kaliningrad'],
  ['Belarus Standard Time', 'Europe/Minsk'],
  ['Russian Standard Time', 'Europe/Moscow'],
  ['Morocco Standard Time', 'Africa/Casablanca'],
  ['Egypt Standard Time', 'Africa/Cairo'],
  ['South Africa Standard Time', 'Africa/Johannesburg'],
  ['Israel Standard Time', 'Asia/Jerusalem'],
  ['Georgian Standard Time', 'Asia/Tbilisi'],
  ['Arab Standard Time', 'Asia/Riyadh'],
  ['Arabian Standard Time', 'Asia/Dubai'],
  ['India Standard Time', 'Asia/Calcutta'],
  ['SE Asia Standard Time', 'Asia/Bangkok'],
  ['China Standard Time', 'Asia/Shanghai'],
  ['Singapore Standard Time', 'Asia/Singapore'],
  ['Korea Standard Time', 'Asia/Seoul'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['New Zealand Standard Time', 'Pacific/Auckland'],
  ['Atlantic Standard Time', 'America/Halifax'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Central Standard Time', 'America/Chicago'],
  ['Mountain Standard Time', 'America/Denver'],
  ['US Mountain Standard Time', 'America/Phoenix'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['E. South America Standard Time', 'America/Sao_Paulo'],
  ['Argentina Standard Time', 'America/Buenos_Aires'],
  ['UTC', 'Etc/UTC'],
]);

function zoneOfWindows(name: string): string | null {
  return WINDOWS_ZONES.get(name.trim()) ?? null;
}
