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
export function autoRefresh(refresh: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let touchedAt = Date.now();
  let refreshedAt = Date.now();

  const refreshNow = () => {
    refreshedAt = Date.now();
    refresh();
  };
  const refreshIfOld = () => {
    const isAway = Date.now() - touchedAt > AWAY_MS;
    const isOld = Date.now() - refreshedAt >= (isAway ? SESSION_OVER_MS : RENEWED_MS);
    if (isOld && document.visibilityState === 'visible') refreshNow();
  };
  const touch = () => {
    touchedAt = Date.now();
    refreshIfOld();
  };

  addEventListener('visibilitychange', refreshNow, { signal });
  for (const type of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    addEventListener(type, touch, { signal, passive: true });
  const timer = setInterval(refreshIfOld, MINUTE_MS);
  return () => {
    listening.abort();
    clearInterval(timer);
  };
}
