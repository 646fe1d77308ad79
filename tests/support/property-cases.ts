const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;

/** Enough for what needs no store. */
const PURE_RUNS = 2000;

/** For `fc.assert`. `PROPERTY_RUNS` sets the number of cases, `PROPERTY_SEED` repeats them. */
export function cases(numRuns = PURE_RUNS): { numRuns: number; seed?: number } {
  return {
    numRuns: PROPERTY_RUNS === undefined ? numRuns : Number(PROPERTY_RUNS),
    ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }),
  };
}

/** How long a slow property may take, in milliseconds; 0: no limit, since the number of cases was chosen by hand. */
export const SLOW_CASES_MS = PROPERTY_RUNS === undefined ? 60_000 : 0;
