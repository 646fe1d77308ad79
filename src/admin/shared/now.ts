import { useEffect, useState } from 'react';
import { HOUR_MS, MINUTE_MS } from '../../domain/time/clock.ts';
import { plural } from '../../domain/words/plural.ts';

/** Epoch milliseconds, renewed every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function ageWords(sinceIso: string, nowMs: number): string {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(sinceIso)) / HOUR_MS));
  if (hours < 1) return 'menej než hodinu';
  if (hours < 48) return `${hours}\u00a0${plural(hours, 'hodinu', 'hodiny', 'hodín')}`;
  const days = Math.floor(hours / 24);
  return `${days}\u00a0${plural(days, 'deň', 'dni', 'dní')}`;
}
