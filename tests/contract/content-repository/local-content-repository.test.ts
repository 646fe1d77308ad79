import { describe } from 'vitest';
import { contentRepositoryContract } from './content-repository-contract.ts';
import { openLocalBench } from './local-bench.ts';

describe('content in local files keeps the contract:', () => contentRepositoryContract(openLocalBench));
