import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import { type BuildOrder, type BuildReport, buildReport, type PublisherOrder } from '../build-contract.ts';

const SCRIPT = fileURLToPath(new URL('../../../../publisher/publisher.ts', import.meta.url));

export interface PublisherOptions {
  /** How long the process stays alive without work, in milliseconds. */
  afterWorkMs: number;
  afterWarmUpMs: number;
  /** How long a build may take, in milliseconds. */
  hangMs: number;
  /** Its entry. */
  script: string;
}

const DEFAULTS: PublisherOptions = {
  // Another change often follows at once, and an open editor calls `warmUp` twice a minute.
  afterWorkMs: 20_000,
  afterWarmUpMs: 3 * MINUTE_MS,
  // Many times what the first build of a large site takes on a slow machine.
  hangMs: 15 * MINUTE_MS,
  script: SCRIPT,
};

/** The process did not answer in time and was ended. */
export class PublisherHangs extends Error {
  constructor(ms: number) {
    super(`The publisher has not answered for ${ms / 1000} s`);
    this.name = 'PublisherHangs';
  }
}

/** The process that makes builds. It takes more memory than the whole server, so it runs only while it is needed. */
export interface PublisherProcess {
  /** @throws PublisherHangs; Error when the process ends before it answers */
  build(order: BuildOrder): Promise<BuildReport>;
  /** Starts the process, because a build will follow soon. */
  warmUp(): void;
  clear(folders: readonly string[]): void;
  /** Ends the process, even in the middle of a build. */
  close(): Promise<void>;
}

/** @param env the whole environment of the new process: no secret of this process reaches the code of pages */
export function publisherProcess(
  env: Record<string, string>,
  options: Partial<PublisherOptions> = {},
): PublisherProcess {
  const { afterWorkMs, afterWarmUpMs, hangMs, script } = { ...DEFAULTS, ...options };
  let child: ChildProcess | null = null;
  let isBuilding = false;
  let stopAt = 0;
  let stopping: NodeJS.Timeout | undefined;

  function running(): ChildProcess {
    if (child === null) {
      const started = fork(script, { env: { NODE_ENV: 'production', ...env }, execArgv: [] });
      const forget = () => {
        if (child === started) child = null;
      };
      started.once('exit', forget);
      // It could not be started, or a message could not be sent.
      started.on('error', forget);
      child = started;
      stopAt = 0;
    }
    return child;
  }

  /** Stops the process after a time without work, unless it is already meant to stay longer. */
  function stopAfter(ms: number): void {
    const now = performance.now();
    stopAt = Math.max(stopAt, now + ms);
    clearTimeout(stopping);
    stopping = setTimeout(() => {
      if (isBuilding) return;
      // It ends by itself when it is disconnected; the next call starts another one.
      if (child?.connected) child.disconnect();
      child = null;
    }, stopAt - now).unref();
  }

  /** Sends an order. If it fails, that process ends; without the callback the error would end this one. */
  const send = (to: ChildProcess, order: PublisherOrder) => to.send(order, () => {});

  return {
    async build(order) {
      const publisher = running();
      isBuilding = true;
      let hanging: NodeJS.Timeout | undefined;
      try {
        return await new Promise<BuildReport>((resolve, reject) => {
          let hangs = false;
          const onExit = (code: number | null, signal: string | null) =>
            reject(hangs ? new PublisherHangs(hangMs) : new Error(`The publisher ended with ${code ?? signal}`));
          publisher.once('exit', onExit);
          publisher.once('error', reject);
          hanging = setTimeout(() => {
            hangs = true;
            publisher.kill('SIGKILL');
          }, hangMs).unref();
          publisher.once('message', (message) => {
            publisher.off('exit', onExit);
            publisher.off('error', reject);
            const report = buildReport.safeParse(message);
            if (report.success) resolve(report.data);
            else reject(report.error);
          });
          send(publisher, order);
        });
      } finally {
        clearTimeout(hanging);
        isBuilding = false;
        stopAfter(afterWorkMs);
      }
    },
    warmUp() {
      running();
      stopAfter(afterWarmUpMs);
    },
    clear(folders) {
      send(running(), { kind: 'clear', folders });
      stopAfter(afterWorkMs);
    },
    async close() {
      clearTimeout(stopping);
      if (child === null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
