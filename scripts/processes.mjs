// This must run on any Node, because scripts/run.mjs uses it.

const LOOK_EVERY_MS = 500;

/** A signal to npm ends only the shell between npm and us. */
export function isStartedByNpm() {
  return process.env.npm_lifecycle_event !== undefined;
}

/** Never calls `end` on Windows. */
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
 * Keeps the process id. Returns only on Windows and before Node 22.15.
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
