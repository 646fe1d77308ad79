import { type DateParts, datePartsOf } from '../domain/events/date-words.ts';
import { type EventDate, listedDate } from '../domain/events/event-dates.ts';
import { laterWords, offerAt, offerUntil, shopWords } from '../domain/events/ticket-state.ts';

export function showNextDate(element: HTMLElement): void {
  const nowMs = Date.now();
  const { dates, ticketsFrom } = element.dataset;
  const event = { dates: JSON.parse(dates ?? '[]') as EventDate[], tickets_from: ticketsFrom ?? null };
  const date = listedDate(event, nowMs);
  const parts = datePartsOf(event, date);
  for (const place of element.querySelectorAll<HTMLElement>('[data-date-part]')) {
    place.textContent = parts[place.dataset.datePart as keyof DateParts];
    if (place instanceof HTMLTimeElement) place.dateTime = parts.start_date;
  }
  element.dataset.dateUntil = offerUntil(event, date, nowMs);
  const offer = offerAt(event, date, nowMs);
  for (const mark of element.querySelectorAll<HTMLElement>('[data-tickets]'))
    mark.hidden = mark.dataset.tickets !== offer.tickets;
  showWords(element, '[data-shop]', shopWords(offer));
  showWords(element, '[data-later]', laterWords(offer));
}

function showWords(element: HTMLElement, places: string, words: string | null): void {
  for (const place of element.querySelectorAll<HTMLElement>(places)) {
    place.hidden = words === null;
    (place.querySelector('[data-shop-words]') ?? place).textContent = words ?? '';
  }
}
