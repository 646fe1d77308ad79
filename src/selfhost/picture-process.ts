import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { MINUTE_MS } from '../domain/time/clock.ts';
import { AppError } from '../server/app-error.ts';
import { reportToConsole } from '../server/core/http/error-handler.ts';
import type { Picture } from '../server/ports/media/picture-converter.ts';
import type { PictureOrder, PictureReply } from './picture-helper.ts';

const SCRIPT = fileURLToPath(new URL('./picture-helper.ts', import.meta.url));
/** Otherwise the allocator keeps 430 MB after thirty pictures, not 190. */
const GIVING_BACK_MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072' };
const IDLE_MS = 30_000;
const HANG_MS = MINUTE_MS;
const BACKGROUND_HANG_MS = 15 * MINUTE_MS;

export interface PictureProcess {
  /**
   * In order, one at a time.
   * @throws AppError as the conversion refuses; Error when the original is broken, or after `close`
   */
  make(order: PictureOrder): Promise<Picture>;
  /** Cuts off the picture under way. */
  close(): void;
}

interface PictureProcessOptions {
  idleMs?: number;
  script?: string;
  hangMs?: number;
  /** As `os.setPriority` takes it. */
  priority?: number;
}

export function pictureProcess({
  idleMs = IDLE_MS,
  script = SCRIPT,
  hangMs = HANG_MS,
  priority = 0,
}: PictureProcessOptions = {}): PictureProcess {
  const inTurn = pLimit(1);
  let isClosed = false;
  let helper: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function stopHelper(): void {
    clearTimeout(idle);
    if (helper?.connected) helper.disconnect();
    helper = null;
  }

  function running(): ChildProcess {
    if (helper !== null) return helper;
    // It reads strangers' pictures, so it gets no secrets of this process.
    const started = fork(script, { env: GIVING_BACK_MEMORY, execArgv: [], serialization: 'advanced' });
    const forget = () => {
      if (helper === started) helper = null;
    };
    started.once('exit', forget);
    started.on('error', forget);
    started.unref();
    started.channel?.unref();
    helper = started;
    if (priority > 0) lowerPriority(started, priority);
    return started;
  }

  async function ask(order: PictureOrder): Promise<Picture> {
    if (isClosed) throw new Error('The process that scales pictures is closed');
    clearTimeout(idle);
    const asked = running();
    try {
      return pictureOf(await replyOf(asked, order, hangMs));
    } finally {
      idle = setTimeout(stopHelper, idleMs).unref();
    }
  }

  return {
    make: (order) => inTurn(() => ask(order)),
    close() {
      isClosed = true;
      helper?.kill('SIGKILL');
      stopHelper();
    },
  };
}

/** Takes what others leave of the processor, so a picture may take minutes while they work. */
export const backgroundPictureProcess = () =>
  pictureProcess({ priority: constants.priority.PRIORITY_LOW, hangMs: BACKGROUND_HANG_MS });

/** Pictures matter more than priorities, which a service may not be allowed to change (systemd's `@resources`). */
function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch (error) {
    reportToConsole({ request_id: null, method: '', route: 'pictures', error });
  }
}

async function replyOf(helper: ChildProcess, order: PictureOrder, hangMs: number): Promise<PictureReply> {
  const settled = new AbortController();
  const { signal } = settled;
  const hangs = setTimeout(() => helper.kill('SIGKILL'), hangMs);
  try {
    const reply = once(helper, 'message', { signal }).then(([message]) => message as PictureReply);
    const end = once(helper, 'exit', { signal }).then(([code, killedBy]) => {
      throw new Error(`The process that scales pictures ended with ${code ?? killedBy}`);
    });
    helper.send(order, () => {});
    return await Promise.race([reply, end]);
  } finally {
    clearTimeout(hangs);
    settled.abort();
  }
}

function pictureOf(reply: PictureReply): Picture {
  if ('picture' in reply) return reply.picture;
  if ('error' in reply) throw new Error(reply.error);
  const { kind, detail, headers } = reply.refusal;
  throw new AppError(kind, detail, { headers });
}
