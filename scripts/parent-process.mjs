const LOOK_EVERY_MS = 500;

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
