import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import { type BuildOrder, type BuildReport, buildReport, type PublisherOrder } from '../build-contract.ts';

const SCRIPT = fileURLToPath(new URL('../../../../publisher/publisher.ts', import.meta.url));

export interface PublisherOptions {
  afterWorkMs: number;
  afterWarmUpMs: number;
  hangMs: number;
  script: string;
}

const DEFAULTS: PublisherOptions = {
  afterWorkMs: 20_000,
  afterWarmUpMs: 3 * MINUTE_MS,
  hangMs: 15 * MINUTE_MS,
  script: SCRIPT,
};

export class PublisherHangs extends Error {
  constructor(ms: number) {
    super(`The publisher has not answered for ${ms / 1000} s`);
    this.name = 'PublisherHangs';
  }
}

export interface PublisherProcess {
  /** @throws PublisherHangs; Error when the process ends before it answers */
  build(order: BuildOrder): Promise<BuildReport>;
  warmUp(): void;
  clear(folders: readonly string[]): void;
  close(): Promise<void>;
}

/** `env` is all it gets: no secret of this process may reach the code of pages. */
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
      // A failure to start or to send also ends here.
      started.on('error', forget);
      child = started;
      stopAt = 0;
    }
    return child;
  }

  function stopAfter(ms: number): void {
    const now = performance.now();
    stopAt = Math.max(stopAt, now + ms);
    clearTimeout(stopping);
    stopping = setTimeout(() => {
      if (isBuilding) return;
      if (child?.connected) child.disconnect();
      child = null;
    }, stopAt - now).unref();
  }

  /** Without the callback a failure to send would end this process. */
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
