// What `domain/time/time.ts` does with Temporal, for browsers that would have to load it.

const DAY_MS = 24 * 60 * 60 * 1000;
const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bratislava',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** How far the clocks in Bratislava are ahead of UTC at an instant given in whole seconds. */
function offsetMs(epochMs: number): number {
  const part = new Map(PARTS.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  const { year, month, day } = { year: part.get('year'), month: part.get('month'), day: part.get('day') };
  const time = `${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
  return Date.parse(`${year}-${month}-${day}T${time}Z`) - epochMs;
}

/**
 * The instant the clocks in Bratislava show `2026-12-05T18:00`, in epoch milliseconds. The hour that happens twice in
 * October means its first pass, the one skipped in March means one hour later (as `toEpochMs` in `domain/time/time.ts`).
 */
export function wallClockMs(wallClock: string): number {
  const asUtc = Date.parse(`${wallClock}Z`);
  const [before, after] = [offsetMs(asUtc - DAY_MS), offsetMs(asUtc + DAY_MS)];
  const [first, second] = [asUtc - before, asUtc - after];
  const isSecond = offsetMs(first) !== before && offsetMs(second) === after;
  return isSecond ? second : first;
}
