// Helpers for the processes between npm and the server. Plain JavaScript for any Node, because scripts/run.mjs uses it, too.

const LOOK_EVERY_MS = 500;

/** npm passes no signal on: a signal to npm ends only the shell that it has started us with. */
export function isStartedByNpm() {
  return process.env.npm_lifecycle_event !== undefined;
}

/** Calls `end` once when the process that started this one has ended; on Windows never. */
export function whenParentEnds(end) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, LOOK_EVERY_MS);
  looking.unref();
}

/**
 * Puts a program in the place of this one, under the same process id. Comes back only where that cannot be done: on Windows and
 * under a Node older than 22.15.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function becomeProgram(program, args, env) {
  if (process.execve === undefined || process.platform === 'win32') return;
  // Node warns that it is experimental.
  process.removeAllListeners('warning');
  process.execve(program, [program, ...args], env);
}
