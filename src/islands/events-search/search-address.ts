// The searched range in the address: `?od=2026-12-01&do=2026-12-31`.
import { type CompleteRange, inOrder, parseIsoDay } from '../../domain/time/date-range.ts';

const START = 'od';
const END = 'do';

/** The range an address asks for; null when a day is missing or is no real day. */
export function rangeFromAddress(address: string): CompleteRange | null {
  const { searchParams } = new URL(address);
  const start = parseIsoDay(searchParams.get(START));
  const end = parseIsoDay(searchParams.get(END));
  return start === null || end === null ? null : inOrder({ start, end });
}

/** The same address asking for another range, or for none; whatever else it holds stays. */
export function addressWithRange(address: string, range: CompleteRange | null): string {
  const url = new URL(address);
  url.searchParams.delete(START);
  url.searchParams.delete(END);
  if (range !== null) {
    url.searchParams.set(START, range.start);
    url.searchParams.set(END, range.end);
  }
  return url.href;
}

/** True when two addresses differ in nothing but the range they ask for. */
export function differOnlyInRange(one: string, other: string): boolean {
  return addressWithRange(one, null) === addressWithRange(other, null);
}
