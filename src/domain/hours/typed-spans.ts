import { readTypedHours } from '../time/typed-hours.ts';
import { foldForSearch } from '../words/fold.ts';
import type { Span } from './opening-hours.ts';

const CLOSED = /^(?:zatvoren|zavret)[aeoy]$/;
/** A comma without a space may part hours from minutes. */
const BETWEEN = /;|, |,(?=\d{1,2}:)| aj? /;

/**
 * Reads `9 – 17`, `9:00-12:00, 13:00-17:00` or `zatvorené`, which is no span; an end may be `24:00`. null: something
 * else, or a time alone.
 */
export function readTypedSpans(text: string): Span[] | null {
  const words = foldForSearch(text);
  if (CLOSED.test(words)) return [];
  const spans: Span[] = [];
  for (const part of words.split(BETWEEN)) {
    const hours = readTypedHours(part);
    if (hours === null || hours.until === null) return null;
    spans.push({ from: hours.time, until: hours.until });
  }
  return spans;
}
