import { MINUTE_MS } from '../../domain/time/clock.ts';

const RENEWED_MS = 5 * MINUTE_MS;
/** Then nobody is there; more calls would keep the session alive for any passer-by. */
const AWAY_MS = 60 * MINUTE_MS;
/** An unused session has ended after this time (docs/accounts.md). */
const SESSION_OVER_MS = (8 * 60 + 10) * MINUTE_MS;

/**
 * Refreshes the page on return and while somebody is there. An abandoned page asks once after its session has ended,
 * which leads to the sign-in page.
 * @returns a function that stops this
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
