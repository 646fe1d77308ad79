import { describe, vi } from 'vitest';
import { contentRepositoryContract } from './content-repository-contract.ts';
import { openGithubBench } from './github-bench.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('content on GitHub keeps the contract:', () => contentRepositoryContract(openGithubBench));
