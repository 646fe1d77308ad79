import { eventPath } from '../domain/events/card-event.ts';
import {
  type ComingEvent,
  type EventTraits,
  relatedEvents,
  sameSeries,
  type Upcoming,
} from '../domain/events/coming-events.ts';
import { focusAttributes, thumbnailUrl } from '../domain/galleries/picture-source.ts';
import { dateParts, formatDateTime } from '../domain/time/format-date.ts';

const COUNT = 3;

export async function showRelated(section: HTMLElement): Promise<void> {
  const list = section.querySelector<HTMLElement>('[data-fitting]');
  const again = section.querySelector<HTMLElement>('[data-again]');
  if (list === null || again === null) return;
  const event = JSON.parse(section.dataset.afterEvent ?? '') as EventTraits;
  const coming = await comingEvents();
  const nowMs = Date.now();
  const [same] = sameSeries(event, coming, nowMs);
  if (same !== undefined) {
    again.replaceChildren('Znova: ', link(same, same.event.title), ` ${formatDateTime(same.date.start_date)}`);
    again.hidden = false;
  }
  const fitting = relatedEvents(event, coming, nowMs, COUNT);
  list.hidden = fitting.length === 0;
  list.replaceChildren(...fitting.map(cardOf));
}

async function comingEvents(): Promise<ComingEvent[]> {
  try {
    const answer = await fetch('/events/coming.json');
    return answer.ok ? ((await answer.json()) as ComingEvent[]) : [];
  } catch {
    return [];
  }
}

function cardOf(upcoming: Upcoming): HTMLElement {
  const { event, date } = upcoming;
  const card = link(upcoming, poster(event));
  const words = make('span');
  words.append(
    make('small', whenOf(date)),
    make('strong', event.title),
    ...(event.location === null ? [] : [make('small', event.location)]),
  );
  card.append(words);
  const item = make('li');
  item.append(card);
  return item;
}

function whenOf({ start_date, ends_at }: Upcoming['date']): string {
  const isRunning = Date.parse(start_date) <= Date.now();
  const { weekday, day, month, time } = dateParts(isRunning ? Date.parse(ends_at) - 1 : start_date);
  return isRunning ? `práve trvá, do\u00a0${day}.\u00a0${month}` : `${weekday} ${day}.\u00a0${month} o\u00a0${time}`;
}

function poster({ poster_image, poster_focus }: ComingEvent): HTMLElement {
  const image = document.createElement('img');
  image.alt = '';
  image.loading = 'lazy';
  image.width = 96;
  image.height = 120;
  image.src = poster_image === null ? '/shapes/placeholder-main.svg' : thumbnailUrl(poster_image);
  for (const [name, value] of Object.entries(focusAttributes(poster_focus) ?? {}))
    image.setAttribute(name, String(value));
  return image;
}

function link({ event }: Upcoming, content: string | HTMLElement): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = eventPath(event);
  anchor.append(content);
  return anchor;
}

function make(tag: string, text = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
