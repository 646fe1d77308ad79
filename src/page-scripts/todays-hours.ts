import { type DayWords, dayAt, nearWords, weekdayNumberAt } from '../domain/hours/day-words.ts';

function sayHours(): void {
  const nowMs = Date.now();
  const today = dayAt(nowMs);
  const carried = document.getElementById('hodiny')?.textContent;
  const places: Readonly<Record<string, DayWords>> = carried ? JSON.parse(carried) : {};
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours-of]')) {
    const words = places[element.dataset.hoursOf ?? ''];
    if (words === undefined) continue;
    const near = nearWords(words, nowMs);
    element.textContent = element.dataset.tomorrow === undefined ? near.today : `${near.today}, ${near.tomorrow}`;
  }
  for (const row of document.querySelectorAll<HTMLElement>('[data-weekday]'))
    row.toggleAttribute('data-today', row.dataset.weekday === weekdayNumberAt(today));
  for (const day of document.querySelectorAll<HTMLElement>('[data-exception]'))
    day.hidden = (day.dataset.exception ?? '') < today;
}

sayHours();
document.addEventListener('astro:after-swap', sayHours);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') sayHours();
});
