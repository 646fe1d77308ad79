import { describe } from 'vitest';
import { describeCommits } from './clauses/commits.ts';
import { describeEveryRecord } from './clauses/every-record.ts';
import { describeExpiry } from './clauses/expiry.ts';
import { describeIncrements } from './clauses/increments.ts';
import { describeLimits } from './clauses/limits.ts';
import { describeModel } from './clauses/model.ts';
import { describePages } from './clauses/pages.ts';
import { describeRaces } from './clauses/races.ts';
import { describeRanges } from './clauses/ranges.ts';
import { describeRecords } from './clauses/records.ts';
import type { OpenBench } from './store-bench.ts';

export function storeContract(openBench: OpenBench): void {
  describeRecords(openBench);
  describeCommits(openBench);
  describeLimits(openBench);
  describeExpiry(openBench);
  describeIncrements(openBench);
  describeRanges(openBench);
  describePages(openBench);
  describeEveryRecord(openBench);
  describe('races', () => describeRaces(openBench));
  describe('any order of operations', () => describeModel(openBench));
}
