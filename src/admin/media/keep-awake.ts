/**
 * A sleeping phone stops sending. A browser ends this when its page is hidden, so it is asked again when the page is
 * visible.
 * @returns a function that stops this
 */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const listening = new AbortController();
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    // A hidden page is refused, and so is one in a phone that saves its battery.
    if (document.visibilityState === 'visible') lock = navigator.wakeLock.request('screen').catch(() => null);
  };

  ask();
  addEventListener('visibilitychange', ask, listening);
  return () => {
    listening.abort();
    void lock.then((held) => held?.release());
  };
}
