const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

/** Enough for what needs no store. */
const PURE_RUNS = 2000;

const SAME_SEED = 1;

/**
 * For `fc.assert`. Each run tries the same cases, so that a commit is not red by chance; `PROPERTY_RUNS` sets their
 * number and draws others, `PROPERTY_SEED` repeats those.
 */
export function cases(numRuns = PURE_RUNS): { numRuns: number; seed?: number } {
  if (PROPERTY_SEED !== undefined) return { numRuns: Number(PROPERTY_RUNS ?? numRuns), seed: Number(PROPERTY_SEED) };
  return PROPERTY_RUNS === undefined ? { numRuns, seed: SAME_SEED } : { numRuns: Number(PROPERTY_RUNS) };
}

/** How long a slow property may take, in milliseconds; 0: no limit, since the number of cases was chosen by hand. */
export const SLOW_CASES_MS = PROPERTY_RUNS === undefined ? 60_000 : 0;
