import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type BuildOrder, type BuildReport, buildReport, type PublisherOrder } from './publisher-messages.ts';

const SCRIPT = fileURLToPath(new URL('../../../../build/publisher.ts', import.meta.url));

/** The process that makes builds; started when first needed and again when it has ended. */
export interface PublisherProcess {
  /** @throws Error when the process ends before it answers */
  build(order: BuildOrder): Promise<BuildReport>;
  clear(folders: readonly string[]): void;
  /** Ends it, in the middle of a build if there is one. */
  close(): Promise<void>;
}

/** @param env the whole environment of its own: nothing secret of this process's reaches the pages' code */
export function publisherProcess(env: Record<string, string>): PublisherProcess {
  let child: ChildProcess | null = null;

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
    }
    return child;
  }

  /** What cannot be sent is known by the end of the process; without this it would end ours. */
  const send = (to: ChildProcess, order: PublisherOrder) => to.send(order, () => {});

  return {
    build(order) {
      return new Promise((resolve, reject) => {
        const publisher = running();
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
      });
    },
    clear: (folders) => void send(running(), { kind: 'clear', folders }),
    async close() {
      if (child === null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
