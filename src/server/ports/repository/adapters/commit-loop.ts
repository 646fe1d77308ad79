import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { blobIdOf } from '../../../../content-files/content-source.ts';
import {
  ContentPathError,
  type ContentRepository,
  type ContentState,
  ContentUnavailableError,
  type FileChanges,
  requireContentPath,
} from '../content-repository.ts';

const MAX_ATTEMPTS = 30;
const MAX_PAUSE_MS = 400;

export interface CommitNote {
  author: { name: string; email: string };
  message: string;
}

interface CommitSteps {
  readState(): Promise<ContentState>;
  /** Null, and nothing is written, when the state is no longer the newest. */
  apply(state: ContentState, planned: PlannedChange, note: CommitNote): Promise<ContentState | null>;
}

export function commitLoop({ readState, apply }: CommitSteps): ContentRepository['commit'] {
  const oneAfterAnother = pLimit(1);
  return async ({ author, message, expected, change }) => {
    const note: CommitNote = { author: accountIdentity(author), message: messageLine(message) };
    for (const path of expected.keys()) requireContentPath(path);
    return oneAfterAnother(async () => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        if (attempt > 0) await sleep(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempt));
        const state = await readState();
        const paths = changedPaths(expected, state.blobIds);
        if (paths.length > 0) return { kind: 'conflict', paths, state };
        const planned = planChange(state.blobIds, await change(state));
        if (planned.files.size === 0) return { kind: 'committed', state };
        const after = await apply(state, planned, note);
        if (after !== null) return { kind: 'committed', state: after };
      }
      throw new ContentUnavailableError(`Others were faster ${MAX_ATTEMPTS} times`, 1);
    });
  };
}

function changedPaths(expected: ReadonlyMap<string, string | null>, blobIds: ReadonlyMap<string, string>): string[] {
  return [...expected].filter(([path, blobId]) => (blobIds.get(path) ?? null) !== blobId).map(([path]) => path);
}

export interface PlannedChange {
  files: ReadonlyMap<string, { text: string; blobId: string } | null>;
  blobIds: ReadonlyMap<string, string>;
}

/** @throws ContentPathError, also for a file in place of a folder */
function planChange(before: ReadonlyMap<string, string>, changes: FileChanges): PlannedChange {
  const files = new Map<string, { text: string; blobId: string } | null>();
  const blobIds = new Map(before);
  for (const [path, text] of changes) {
    requireContentPath(path);
    const file = text === null ? null : asStored(text);
    if ((file?.blobId ?? null) === (before.get(path) ?? null)) continue;
    files.set(path, file);
    if (file === null) blobIds.delete(path);
    else blobIds.set(path, file.blobId);
  }
  const addsFiles = [...files].some(([path, file]) => file !== null && !before.has(path));
  if (addsFiles) refuseFilesAsFolders([...before.keys(), ...blobIds.keys()]);
  return { files, blobIds };
}

/** Halves of surrogate pairs have no bytes: the stored text may differ. */
function asStored(text: string): { text: string; blobId: string } {
  const bytes = Buffer.from(text);
  return { text: bytes.toString(), blobId: blobIdOf(bytes) };
}

function refuseFilesAsFolders(paths: readonly string[]): void {
  const folders = new Set(paths.flatMap(foldersOf));
  const both = paths.find((path) => folders.has(path));
  if (both !== undefined) throw new ContentPathError(`Both a file and a folder: ${JSON.stringify(both)}`);
}

function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

const ACCOUNT_DOMAIN = '@account.invalid';
const ACCOUNT_ID = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_MESSAGE_LENGTH = 200;

export const OUTSIDE_NOTE: CommitNote = {
  author: { name: 'outside', email: 'outside@content.invalid' },
  message: 'Take up changes made outside the admin area',
};

/** Everything in git stays there, so accounts are named by ids. */
function accountIdentity(id: string): CommitNote['author'] {
  if (!ACCOUNT_ID.test(id)) throw new Error('The author of a commit is the id of an account');
  return { name: id, email: `${id}${ACCOUNT_DOMAIN}` };
}

export function accountOf(email: string): string | null {
  if (!email.endsWith(ACCOUNT_DOMAIN)) return null;
  const id = email.slice(0, -ACCOUNT_DOMAIN.length);
  return ACCOUNT_ID.test(id) ? id : null;
}

/** A second line could be a trailer. */
function messageLine(message: string): string {
  const line = message.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Z}]+/gu, ' ').trim();
  if (line === '') throw new Error('A commit needs a message');
  return [...line].slice(0, MAX_MESSAGE_LENGTH).join('').trimEnd();
}
