import { isWallClock } from '../../../domain/time/time.ts';

interface Times {
  /** The start as it was and as it is now; `2026-12-05T18:00`, as all of them. */
  from: string;
  to: string;
  end: string;
}

/** The end of an event that is moved: as long after its start as before. One that is no end of that start stays. */
export function movedEnd({ from, to, end }: Times): string {
  if (![from, to, end].every(isWallClock) || end <= from) return end;
  const movedMs = clockMs(end) - clockMs(from) + clockMs(to);
  return new Date(movedMs).toISOString().slice(0, end.length);
}

/** By the clock on the wall, whose changes move no event. */
function clockMs(wallClock: string): number {
  return Date.parse(`${wallClock}Z`);
}
