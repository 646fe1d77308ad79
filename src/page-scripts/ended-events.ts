// The page is older than the moment at which it is read.

function showNow(): void {
  const nowMs = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    const isEnded = isOver(element.dataset.ends, nowMs);
    if (element.matches('.event-card')) element.classList.toggle('event-card--ended', isEnded);
    for (const mark of element.querySelectorAll<HTMLElement>('[data-ended-badge]')) mark.hidden = !isEnded;
    for (const open of element.querySelectorAll<HTMLElement>('[data-until-ended]')) open.hidden = isEnded;
    if (isEnded)
      for (const sale of element.querySelectorAll<HTMLElement>('[data-tickets], [data-shop], [data-later]'))
        sale.hidden = true;
  }
  for (const date of document.querySelectorAll<HTMLElement>('[data-over]'))
    date.classList.toggle('event-date--over', isOver(date.dataset.over, nowMs));
  // Islands know the time themselves, and React owns their texts.
  const changed = [...document.querySelectorAll<HTMLElement>('[data-dates]')].filter(
    ({ dataset }) => isOver(dataset.dateUntil, nowMs) && !isOver(dataset.ends, nowMs),
  );
  const owned = changed.filter((element) => element.closest('astro-island') === null);
  if (owned.length === 0) return;
  // Without it the date of the build stays, and the page of the event lists them all.
  import('./next-date.ts').then(
    ({ showNextDate }) => owned.forEach(showNextDate),
    () => {},
  );
}

function isOver(end: string | undefined, nowMs: number): boolean {
  return nowMs >= Date.parse(end ?? '');
}

document.addEventListener('astro:page-load', showNow);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') showNow();
});
