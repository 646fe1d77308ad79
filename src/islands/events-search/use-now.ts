import { useCallback, useEffect, useState } from 'react';

/**
 * The visitor's moment in epoch milliseconds: the build's until the page has come alive, renewed when the tab is looked at
 * again or `refresh` is called.
 */
export function useNow(builtAtMs: number): [number, () => void] {
  const [nowMs, setNowMs] = useState(builtAtMs);
  const refresh = useCallback(() => setNowMs(Date.now()), []);

  useEffect(() => {
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [refresh]);

  return [nowMs, refresh];
}
