const MINUTE_MS = 60_000;
/** What is shown is this old at most while somebody is there. */
const RENEWED_MS = 5 * MINUTE_MS;
/** Whoever has touched nothing for so long is away: asking on would keep the session alive for whoever comes by. */
const AWAY_MS = 60 * MINUTE_MS;
/** A session that was not used for so long is over (docs/accounts.md). */
const SESSION_OVER_MS = (8 * 60 + 10) * MINUTE_MS;

/**
 * Has what a page shows asked for again: when one comes back to its window, and every few minutes as long as somebody is there.
 * An abandoned page asks once more when its session must be over, which leads to sign in; else it would show yesterday's work.
 * @returns ends it
 */
export function keepLooking(look: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let touchedAt = Date.now();
  let lookedAt = Date.now();

  const lookNow = () => {
    lookedAt = Date.now();
    look();
  };
  const lookInTime = () => {
    const isAway = Date.now() - touchedAt > AWAY_MS;
    const isOld = Date.now() - lookedAt >= (isAway ? SESSION_OVER_MS : RENEWED_MS);
    if (isOld && document.visibilityState === 'visible') lookNow();
  };
  const touch = () => {
    touchedAt = Date.now();
    lookInTime();
  };

  addEventListener('visibilitychange', lookNow, { signal });
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(type, touch, { signal, passive: true });
  const timer = setInterval(lookInTime, MINUTE_MS);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
