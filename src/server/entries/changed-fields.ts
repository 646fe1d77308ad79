import { isSameValue } from '../../domain/content/same-value.ts';
import { isWallClock, toEpochMs } from '../../domain/time/time.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that mean something else than before, so that all others stay as they were written.
 * @param dates names of fields that hold wall-clock values: of two ways to write a moment the old one stays
 */
export function changedFields(before: Fields, after: Fields, dates: ReadonlySet<string>): Record<string, unknown> {
  const meansTheSame = (field: string, old: unknown, now: unknown) => {
    if (isSameValue(old, now) || (isNothing(old) && isNothing(now))) return true;
    return dates.has(field) && isDate(old) && isDate(now) && toEpochMs(old) === toEpochMs(now);
  };
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !meansTheSame(field, before[field], value)),
  );
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isWallClock(value);
}

/** `draft: false`, `social_links: {}` and an empty list say as much as no line at all. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
