import { describe } from 'vitest';
import { describeCommits } from './clauses/commits.ts';
import { describeHistory } from './clauses/history.ts';
import { describeLargeTrees } from './clauses/large-trees.ts';
import { describeRaces } from './clauses/races.ts';
import { describeStates } from './clauses/states.ts';
import type { OpenBench } from './content-bench.ts';

export function contentRepositoryContract(openBench: OpenBench): void {
  describeStates(openBench);
  describeCommits(openBench);
  describeHistory(openBench);
  describeLargeTrees(openBench);
  describe('races', () => describeRaces(openBench));
}
