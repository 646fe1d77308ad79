import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The moment, in epoch milliseconds, a minute old at most: what is said by it stays true on a page that is left open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
