/** Where an event stands in time; cancelled and moved are flags beside it. */
export type EventPhase = 'upcoming' | 'running' | 'ended';

/** What the phase depends on: ISO strings with offset, `ends_at` computed by the rules of `domain/time/wall-clock.ts`. */
export interface EventTimes {
  start_date: string;
  ends_at: string;
}

/** The phase of an event at a moment (epoch milliseconds). Intervals are half-open: at `ends_at` it has ended. */
export function eventPhase(event: EventTimes, nowMs: number): EventPhase {
  if (nowMs >= Date.parse(event.ends_at)) return 'ended';
  return nowMs >= Date.parse(event.start_date) ? 'running' : 'upcoming';
}

/** A moment at which the event is in a phase: what shows of the time only the phase comes out the same at all of them. */
export function momentIn(event: EventTimes, phase: EventPhase): number {
  if (phase === 'ended') return Date.parse(event.ends_at);
  return Date.parse(event.start_date) - (phase === 'upcoming' ? 1 : 0);
}
