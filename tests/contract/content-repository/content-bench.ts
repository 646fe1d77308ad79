import { onTestFinished } from 'vitest';
import type {
  CommitOutcome,
  ContentCommit,
  ContentRepository,
  FileChanges,
} from '../../../src/server/ports/repository/content-repository.ts';
import type { TestClock } from '../../support/test-clock.ts';

export interface ContentBench {
  clock: TestClock;
  /** A second handle, as another process has it. */
  open(): Promise<ContentRepository>;
  changeOutside(changes: FileChanges): Promise<void>;
}

export type OpenBench = (files: Readonly<Record<string, string>>) => Promise<ContentBench>;

export async function openContent(openBench: OpenBench, files: Readonly<Record<string, string>> = {}) {
  const bench = await openBench(files);
  const open = async () => {
    const opened = await bench.open();
    onTestFinished(() => opened.close());
    return opened;
  };
  return { ...bench, open, content: await open() };
}

type CommitParts = Partial<Omit<ContentCommit, 'change'>> & { change: ContentCommit['change'] | FileChanges };

export function makeCommit({ change, ...parts }: CommitParts): ContentCommit {
  return {
    author: 'u_editor',
    message: 'Save',
    expected: new Map(),
    change: typeof change === 'function' ? change : async () => change,
    ...parts,
  };
}

/** Overwrites whatever is there. */
export function write(content: ContentRepository, files: Record<string, string | null>): Promise<CommitOutcome> {
  return content.commit(makeCommit({ change: new Map(Object.entries(files)) }));
}

export async function readAll(content: ContentRepository): Promise<Record<string, string>> {
  const state = await content.state();
  return Object.fromEntries(await state.read(state.blobIds.keys()));
}
