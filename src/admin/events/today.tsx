import { type EventSummary, readEventSummary } from '../../api/admin-events.ts';
import { missingInWords } from '../../domain/events/missing-things.ts';
import { DAY_MS } from '../../domain/time/clock.ts';
import { dateParts, formatDate } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { capitalised } from '../../domain/words/capitalised.ts';
import { eventCount } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { ageWords } from '../shared/now.ts';
import { type TodayItem, todayOf } from '../shared/today.ts';
import { instantOf, SUMMARY_KEY } from './queries.ts';

export const today = todayOf({
  name: 'podujatia',
  queryKey: SUMMARY_KEY,
  queryFn: readEventSummary,
  items: (summary, { nowMs }) => [
    ...draftItems(summary, nowMs),
    ...holdItems(summary, nowMs),
    ...missingItems(summary),
    ...photoItems(summary),
  ],
});

const MAX_ROWS = 2;
/** Visitors who plan their week miss a draft that begins sooner. */
const PRESSING_MS = 3 * DAY_MS;

function draftItems({ late_drafts }: EventSummary, nowMs: number): TodayItem[] {
  return late_drafts.slice(0, MAX_ROWS).map(({ id, title, start_date, updated_at }) => {
    const startMs = toEpochMs(start_date);
    const { weekday, day, month } = dateParts(startMs);
    const since = instantOf(updated_at);
    const isResting = since !== null && nowMs - Date.parse(since) > DAY_MS;
    const untouched = isResting ? ` Nemenil sa už ${ageWords(since, nowMs)}.` : '';
    return {
      key: `draft ${id}`,
      severity: startMs - nowMs < PRESSING_MS ? 'overdue' : 'waiting',
      since,
      title: `Koncept: ${title}`,
      text: `Začína ${weekday} ${day}.\u00a0${month} a\u00a0na webe ešte nie je.${untouched}`,
      act: <LinkButton to={`/events/${id}`}>Dokončiť</LinkButton>,
    };
  });
}

function holdItems({ forgotten_holds: { items, total } }: EventSummary, nowMs: number): TodayItem[] {
  const shown = items.slice(0, MAX_ROWS);
  return shown.map(({ id, title, start_date, updated_at, rooms }, at) => {
    const since = instantOf(updated_at);
    const age = since === null ? 'Nikto ho tu ešte neupravil.' : `Nemenil sa už ${ageWords(since, nowMs)}.`;
    const more = at === shown.length - 1 ? total - shown.length : 0;
    return {
      key: `hold ${id}`,
      severity: 'waiting',
      since,
      title: `Koncept drží miestnosť: ${title}`,
      text: `${rooms.join(', ')}, ${formatDate(toEpochMs(start_date))}. ${age}${more > 0 ? ` Takých konceptov je ešte ${more}.` : ''}`,
      act: <LinkButton to={`/events/${id}`}>Otvoriť</LinkButton>,
    };
  });
}

function missingItems({ incomplete: { items, total } }: EventSummary): TodayItem[] {
  const [first] = items;
  if (first === undefined) return [];
  const row = { key: 'missing', severity: 'hint', since: null } as const;
  if (total === 1) {
    const isOfPhotos = first.missing.every((one) => one === 'photo_words');
    const act = <LinkButton to={isOfPhotos ? `/gallery/${first.id}` : `/events/${first.id}`}>Doplniť</LinkButton>;
    return [
      { ...row, title: `Niečo chýba: ${first.title}`, text: capitalised(`${missingInWords(first.missing)}.`), act },
    ];
  }
  const act = <LinkButton to="/events?missing=true&draft=false">Doplniť</LinkButton>;
  const names = items.slice(0, MAX_ROWS).map(({ title, missing }) => `${title} (${missingInWords(missing)})`);
  return [
    {
      ...row,
      title: `Niečo chýba: ${eventCount(total)}`,
      text: `${names.join(', ')}${total > names.length ? '…' : ''}`,
      act,
    },
  ];
}

function photoItems({ without_photos: { items, total } }: EventSummary): TodayItem[] {
  const [latest] = items;
  if (latest === undefined) return [];
  const row = { key: 'photos', severity: 'hint', since: null } as const;
  if (total === 1) {
    const act = <LinkButton to={`/gallery/${latest.id}`}>Pridať fotky</LinkButton>;
    return [
      { ...row, title: `Bez fotiek: ${latest.title}`, text: 'Podujatie už bolo, fotky z\u00a0neho chýbajú.', act },
    ];
  }
  const act = <LinkButton to="/gallery?photos=none&when=begun">Pridať fotky</LinkButton>;
  const names = items.slice(0, MAX_ROWS).map(({ title }) => title);
  return [
    {
      ...row,
      title: `Bez fotiek: ${eventCount(total)}`,
      text: `${names.join(', ')}${total > names.length ? '…' : ''}`,
      act,
    },
  ];
}
