import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorText, isPassing } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';
import { type UploadedPicture, uploadPicture } from '../../api/media.ts';
import { keepAwake } from './keep-awake.ts';
import { shrinkPicture, UnusablePictureError } from './shrink-picture.ts';

export interface Upload {
  /** Increases in the order in which files were chosen. */
  id: number;
  name: string;
  state: 'waiting' | 'shrinking' | 'sending' | 'failed';
  progress: number;
  problem: string | null;
  /** `refused`: the server would refuse it again. `unanswered`: there was no connection. */
  failure: 'refused' | 'unanswered' | 'other' | null;
}

interface UploadsState {
  uploads: readonly Upload[];
  stored: number;
  total: number;
}

interface QueueOptions {
  shrink: (file: File) => Promise<Blob>;
  send: (file: Blob, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<UploadedPicture>;
  onStored: (picture: UploadedPicture, upload: Upload) => void;
  retryDelaysMs?: readonly number[];
}

export type UploadQueue = ReturnType<typeof uploadQueue>;

/** Phones decode a whole photo for each. */
const AT_ONCE = 2;
const RETRY_DELAYS_MS = [1000, 4000];
const IDLE: UploadsState = { uploads: [], stored: 0, total: 0 };

interface Job {
  file: File;
  cancelling: AbortController;
}

export function uploadQueue(options: QueueOptions) {
  const { shrink, send, onStored, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const listeners = new Set<() => void>();
  const jobs = new Map<number, Job>();
  let state = IDLE;
  let lastId = 0;

  function set(next: UploadsState): void {
    state = next.uploads.length === 0 ? IDLE : next;
    for (const listener of listeners) listener();
  }

  const find = (id: number) => state.uploads.find((upload) => upload.id === id);

  function change(id: number, values: Partial<Upload>): void {
    const uploads = state.uploads.map((upload) => (upload.id === id ? { ...upload, ...values } : upload));
    set({ ...state, uploads });
  }

  function drop(id: number, counts: Partial<UploadsState>): void {
    jobs.delete(id);
    set({ ...state, ...counts, uploads: state.uploads.filter((upload) => upload.id !== id) });
  }

  function startNext(): void {
    const busy = state.uploads.filter(({ state }) => state === 'shrinking' || state === 'sending').length;
    const next = state.uploads.find((upload) => upload.state === 'waiting');
    const job = next && jobs.get(next.id);
    if (busy >= AT_ONCE || next === undefined || job === undefined) return;
    void run(next.id, job).finally(startNext);
    startNext();
  }

  async function run(id: number, { file, cancelling: { signal } }: Job): Promise<void> {
    change(id, { state: 'shrinking', progress: 0 });
    try {
      const small = await shrink(file);
      signal.throwIfAborted();
      change(id, { state: 'sending' });
      const picture = await sendWithRetries(id, small, signal);
      const upload = find(id);
      if (upload === undefined) return;
      drop(id, { stored: state.stored + 1 });
      onStored(picture, upload);
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', problem: problemOf(error), failure: failureOf(error) });
    }
  }

  async function sendWithRetries(id: number, file: Blob, signal: AbortSignal): Promise<UploadedPicture> {
    const onProgress = (progress: number) => change(id, { progress });
    for (const delayMs of retryDelaysMs) {
      try {
        return await send(file, { onProgress, signal });
      } catch (error) {
        if (!isPassing(error)) throw error;
        await pause(delayMs, signal);
      }
    }
    return send(file, { onProgress, signal });
  }

  function tryAgain(matches: (upload: Upload) => boolean): void {
    for (const upload of state.uploads)
      if (upload.state === 'failed' && matches(upload))
        change(upload.id, { state: 'waiting', problem: null, failure: null });
    startNext();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files: Iterable<File>) {
      const added = [...files].map((file): Upload => {
        lastId += 1;
        jobs.set(lastId, { file, cancelling: new AbortController() });
        return { id: lastId, name: file.name, state: 'waiting', progress: 0, problem: null, failure: null };
      });
      set({ ...state, uploads: [...state.uploads, ...added], total: state.total + added.length });
      startNext();
    },
    retry: (id?: number) => tryAgain((upload) => (id === undefined ? upload.failure !== 'refused' : upload.id === id)),
    reconnect: () => tryAgain(({ failure }) => failure === 'unanswered'),
    cancel(id?: number) {
      for (const upload of state.uploads) {
        if (id !== undefined && upload.id !== id) continue;
        jobs.get(upload.id)?.cancelling.abort();
        drop(upload.id, { total: state.total - 1 });
      }
      startNext();
    },
  };
}

const REFUSALS: readonly number[] = [413, 415, 422];

function failureOf(error: unknown): Upload['failure'] {
  if (error instanceof UnusablePictureError) return 'refused';
  if (!(error instanceof ApiError)) return 'other';
  if (REFUSALS.includes(error.status)) return 'refused';
  return error.status === 0 ? 'unanswered' : 'other';
}

function problemOf(error: unknown): string {
  return error instanceof UnusablePictureError ? error.message : errorText(error);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

type Listener = (picture: UploadedPicture, upload: Upload) => void;

export type Uploads = UploadsState & Pick<UploadQueue, 'add' | 'retry' | 'cancel'>;

/** A returning connection retries uploads without an answer; leaving the page cancels all. */
export function useUploads(onStored: Listener): Uploads {
  const listener = useRef(onStored);
  const [queue] = useState(() =>
    uploadQueue({
      shrink: shrinkPicture,
      send: uploadPicture,
      onStored: (picture, upload) => listener.current(picture, upload),
    }),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.getState);
  const isBusy = state.uploads.some(({ state }) => state !== 'failed');

  useEffect(() => {
    listener.current = onStored;
  });
  useEffect(() => () => queue.cancel(), [queue]);
  useEffect(() => (isBusy ? keepAwake() : undefined), [isBusy]);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', queue.reconnect, listening);
    return () => listening.abort();
  }, [queue]);
  return { ...state, add: queue.add, retry: queue.retry, cancel: queue.cancel };
}
