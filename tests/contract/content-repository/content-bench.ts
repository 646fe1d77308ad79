import { onTestFinished } from 'vitest';
import type {
  CommitOutcome,
  ContentCommit,
  ContentRepository,
  FileChanges,
} from '../../../src/server/ports/repository/content-repository.ts';
import type { TestClock } from '../../support/test-clock.ts';

/** Content that an adapter is opened on. */
export interface ContentBench {
  clock: TestClock;
  /** Another handle on the same content, as another process would have it. */
  open(): Promise<ContentRepository>;
  /** What somebody does past the admin area, as one commit. */
  changeOutside(changes: FileChanges): Promise<void>;
}

/** Makes content of these files. */
export type OpenBench = (files: Readonly<Record<string, string>>) => Promise<ContentBench>;

/** A bench with one handle opened, closed when the test ends. */
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

/** A commit of which a test says only what it is about. */
export function makeCommit({ change, ...parts }: CommitParts): ContentCommit {
  return {
    author: 'u_editor',
    message: 'Save',
    expected: new Map(),
    change: typeof change === 'function' ? change : async () => change,
    ...parts,
  };
}

/** Writes texts whatever is there. */
export function write(content: ContentRepository, files: Record<string, string | null>): Promise<CommitOutcome> {
  return content.commit(makeCommit({ change: new Map(Object.entries(files)) }));
}

/** All texts there are. */
export async function readAll(content: ContentRepository): Promise<Record<string, string>> {
  const state = await content.state();
  return Object.fromEntries(await state.read(state.blobIds.keys()));
}
