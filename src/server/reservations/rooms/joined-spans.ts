import type { Interval } from '../../../domain/time/time.ts';

/**
 * Spans in order of time, as one where they overlap or touch.
 * @param nearMs those that lie no further apart are joined, too
 */
export function joinedSpans(spans: readonly Interval[], nearMs = 0): Interval[] {
  const joined: Interval[] = [];
  for (const { startMs, endMs } of [...spans].sort((a, b) => a.startMs - b.startMs)) {
    const last = joined.at(-1);
    if (last === undefined || startMs > last.endMs + nearMs) joined.push({ startMs, endMs });
    else last.endMs = Math.max(last.endMs, endMs);
  }
  return joined;
}
