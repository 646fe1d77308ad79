import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BuildOrder, type BuildReport, buildReport, type PublisherOrder } from './build-contract.ts';

const SCRIPT = fileURLToPath(new URL('../../publisher/publisher.ts', import.meta.url));

/** How long the process stays without work, in milliseconds. */
export interface PublisherStay {
  afterWorkMs: number;
  afterWarmUpMs: number;
}

/** Another change often follows at once; and whoever edits says so twice a minute. */
const STAY: PublisherStay = { afterWorkMs: 20_000, afterWarmUpMs: 3 * 60_000 };

/** The process that makes builds. It holds more than the whole server, so it is there only while it is needed. */
export interface PublisherProcess {
  /** @throws Error when the process ends before it answers */
  build(order: BuildOrder): Promise<BuildReport>;
  /** Starts it: a build is wanted soon. */
  warmUp(): void;
  clear(folders: readonly string[]): void;
  /** Ends it, in the middle of a build if there is one. */
  close(): Promise<void>;
}

/** @param env the whole environment of its own: nothing secret of this process's reaches the pages' code */
export function publisherProcess(env: Record<string, string>, stay: PublisherStay = STAY): PublisherProcess {
  let child: ChildProcess | null = null;
  let isBuilding = false;
  let stopAt = 0;
  let stopping: NodeJS.Timeout | undefined;

  function running(): ChildProcess {
    if (child === null) {
      const started = fork(SCRIPT, { env: { NODE_ENV: 'production', ...env }, execArgv: [] });
      const forget = () => {
        if (child === started) child = null;
      };
      started.once('exit', forget);
      // It could not be started, or be told something.
      started.on('error', forget);
      child = started;
      stopAt = 0;
    }
    return child;
  }

  /** From now on, unless it is to stay longer already. */
  function stopAfter(ms: number): void {
    const now = performance.now();
    stopAt = Math.max(stopAt, now + ms);
    clearTimeout(stopping);
    stopping = setTimeout(() => {
      if (isBuilding) return;
      // It ends when it hears nothing any more; whoever needs one meanwhile gets another.
      if (child?.connected) child.disconnect();
      child = null;
    }, stopAt - now).unref();
  }

  /** What cannot be sent is known by the end of the process; without this it would end ours. */
  const send = (to: ChildProcess, order: PublisherOrder) => to.send(order, () => {});

  return {
    build(order) {
      const publisher = running();
      isBuilding = true;
      return new Promise<BuildReport>((resolve, reject) => {
        const onExit = (code: number | null, signal: string | null) =>
          reject(new Error(`The publisher ended with ${code ?? signal}`));
        publisher.once('exit', onExit);
        publisher.once('error', reject);
        publisher.once('message', (message) => {
          publisher.off('exit', onExit);
          publisher.off('error', reject);
          const report = buildReport.safeParse(message);
          if (report.success) resolve(report.data);
          else reject(report.error);
        });
        send(publisher, order);
      }).finally(() => {
        isBuilding = false;
        stopAfter(stay.afterWorkMs);
      });
    },
    warmUp() {
      running();
      stopAfter(stay.afterWarmUpMs);
    },
    clear(folders) {
      send(running(), { kind: 'clear', folders });
      stopAfter(stay.afterWorkMs);
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
