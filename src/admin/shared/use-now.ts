import { useEffect, useState } from 'react';
import { MINUTE_MS } from '../../domain/time/clock.ts';

/** The current time in epoch milliseconds, renewed every minute, so that a page that stays open does not become wrong. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
