// Pages are older than the moment they are read at: cards and facts of events that have ended since are marked then.
import { eventPhase } from '../domain/events/event-phase.ts';

function markEnded(): void {
  const nowMs = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const { starts = '', ends = '' } = element.dataset;
    const isEnded = eventPhase({ start_date: starts, ends_at: ends }, nowMs) === 'ended';
    if (element.matches('.event-card')) element.classList.toggle('event-card--ended', isEnded);
    for (const mark of element.querySelectorAll<HTMLElement>('[data-ended-badge]')) mark.hidden = !isEnded;
    for (const open of element.querySelectorAll<HTMLElement>('[data-until-ended]')) open.hidden = isEnded;
  }
}

document.addEventListener('astro:page-load', markEnded);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') markEnded();
});
