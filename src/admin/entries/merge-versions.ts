import { isSameValue } from '../../domain/content/same-value.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

/** A field in which two people's versions of an entry differ. */
export interface FieldConflict {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Whose change it is, as far as one can tell; null: both have changed it. */
  changedBy: Side | null;
}

/**
 * The fields in which what I want to save differs from what somebody else has saved meanwhile.
 * @param base the entry as I opened it
 */
export function findConflicts(base: Fields, mine: Fields, theirs: Fields): FieldConflict[] {
  return Object.keys(mine).flatMap((field): FieldConflict[] => {
    const [opened, my, their] = [base[field], mine[field], theirs[field]];
    if (isSameValue(my, their)) return [];
    const changedBy = isSameValue(opened, their) ? 'mine' : isSameValue(opened, my) ? 'theirs' : null;
    return [{ field, mine: my, theirs: their, changedBy }];
  });
}

/** My version with theirs in the fields where it was chosen. */
export function mergeVersions(
  mine: Fields,
  conflicts: readonly FieldConflict[],
  choices: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const taken = conflicts
    .filter(({ field }) => choices[field] === 'theirs')
    .map(({ field, theirs }) => [field, theirs]);
  return { ...mine, ...Object.fromEntries(taken) };
}
