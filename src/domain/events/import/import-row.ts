import { endsAt, toOffsetIso } from '../../time/written-moment.ts';
import { capitalised } from '../../words/capitalised.ts';
import { foldForSearch } from '../../words/fold.ts';
import { plainTextMarkdown } from '../../words/plain-markdown.ts';
import { EVENT_STATUSES, type EventStatus, MAX_DATES } from '../event-dates.ts';
import type { SourceName } from '../event-source.ts';
import { CHANGE_WORDS } from '../event-words.ts';
import type { FoundDate, FoundEvent } from './found-event.ts';
import { type Answers, NO_ANSWERS, type OpenQuestion } from './open-question.ts';
import { MAX_PRICE, readPrice } from './written-price.ts';

export interface ImportedFields {
  title: string;
  start_date: string;
  end_date: string | null;
  dates?: { start_date: string; end_date: string | null; status: EventStatus | null }[];
  location: string | null;
  description: string;
  kind: string | null;
  is_paid: boolean | null;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  social_links: { website: string | null };
  status: { name: EventStatus } | null;
  source?: SourceName;
}

export interface ImportRow {
  place: string;
  title: string;
  /** ISO with offset; null: unreadable. */
  start: string | null;
  end: string | null;
  further?: { start: string | null; end: string | null }[];
  location: string;
  fields: ImportedFields;
  problems: string[];
  notes: string[];
  questions: readonly OpenQuestion[];
  lacksText: boolean;
  /** Its file says none, and asks for none. */
  lacksPrice: boolean;
  isPast: boolean;
  isDraft?: boolean;
  /** Not for everybody: nobody should add it unawares. */
  isPrivate?: boolean;
}

interface KnownKind {
  id: string;
  name: string;
}

export interface ImportChoices {
  nowMs: number;
  titleForText: boolean;
  areDrafts: boolean;
  kinds: readonly KnownKind[];
  answers: Answers;
  /** As `readPrice` reads it without a question; '' where it will follow. */
  priceForNone: string;
}

const MAX_TITLE = 200;
const MAX_LOCATION = 120;
const NO_TEXT = 'Chýba text o\u00a0podujatí.';
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

export function judgeFoundEvent(found: FoundEvent, choices: ImportChoices): ImportRow {
  const { nowMs, titleForText, areDrafts, kinds, answers, priceForNone } = choices;
  const { title, times, location } = found;
  const dates = [found, ...(found.further ?? [])];
  const problems = dates.flatMap((date) =>
    date === found ? times.problems : date.times.problems.map((problem) => `${date.place}: ${problem}`),
  );
  const notes = [...found.notes];
  const refuse = (isWrong: boolean, sentence: string) => isWrong && problems.push(sentence);

  const hasText = found.description.trim() !== '';
  const description = hasText ? found.description : titleForText ? plainTextMarkdown(title) : '';
  const ownPrice = readPrice(found.price, answers);
  const lacksPrice = ownPrice.isPaid === null && !ownPrice.isOpen;
  const price = lacksPrice ? readPrice(priceForNone, NO_ANSWERS) : ownPrice;
  const isUnpriced = lacksPrice && price.isPaid === null && !areDrafts;
  const kind = readKind(found.kind, kinds);
  refuse(title === '', 'Chýba názov podujatia.');
  refuse(title.length > MAX_TITLE, `Názov smie mať najviac ${MAX_TITLE} znakov.`);
  refuse(description === '', NO_TEXT);
  refuse(location.length > MAX_LOCATION, `Miesto smie mať najviac ${MAX_LOCATION} znakov.`);
  refuse((price.text ?? '').length > MAX_PRICE, `Cena smie mať najviac ${MAX_PRICE} znakov.`);
  refuse(!isAddress(found.tickets), 'Odkaz na vstupenky sa má začínať na https://.');
  refuse(!isAddress(found.website), 'Odkaz na web sa má začínať na https://.');
  refuse(dates.some(isBackwards), 'Koniec má byť neskôr ako začiatok.');
  refuse(dates.length > MAX_DATES, `Podujatie smie mať najviac ${MAX_DATES} termínov.`);
  if (times.isAllDay && times.problems.length === 0) notes.push('Čas začiatku chýba, podujatie bude na celý deň.');
  if (kind === null && found.kind !== '') notes.push(`Druh „${found.kind}“ nepoznáme, vyberiete ho neskôr.`);
  for (const status of EVENT_STATUSES) notes.push(...notesOnStatus(status, found));
  if (found.isDraft) notes.push('V\u00a0súbore je to len koncept, pridá sa ako koncept.');
  else if (isUnpriced) notes.push('Vstupné chýba, pridá sa ako koncept.');
  if (found.isPrivate) notes.unshift('V\u00a0súbore je označené ako súkromné, preto nie je vybrané.');
  const past = dates.filter((date) => isOver(date, nowMs));
  const isPast = past.length === dates.length;
  if (isPast) notes.push('Podujatie už bolo.');
  else if (past.length > 0) notes.push(`Termíny, ktoré už boli: ${past.length}.`);
  return {
    place: found.place,
    title,
    start: instant(times.start),
    end: instant(times.end),
    ...(found.further && {
      further: found.further.map(({ times: { start, end } }) => ({ start: instant(start), end: instant(end) })),
    }),
    location,
    fields: {
      title,
      start_date: times.start ?? '',
      end_date: times.end,
      ...(found.further && {
        dates: dates.map(({ times: { start, end }, status }) => ({
          start_date: start ?? '',
          end_date: end,
          status,
        })),
      }),
      location: location || null,
      description,
      kind,
      is_paid: price.isPaid,
      price_text: price.text,
      rezervovane_sk_url: found.tickets || null,
      social_links: { website: found.website || null },
      status: found.status !== null && found.further === undefined ? { name: found.status } : null,
      ...(found.source && { source: found.source }),
    },
    problems,
    notes,
    questions: [...(found.questions ?? []), ...(ownPrice.question === null ? [] : [ownPrice.question])],
    lacksText: !hasText && title !== '',
    lacksPrice,
    isPast,
    ...((found.isDraft || isUnpriced) && { isDraft: true }),
    ...(found.isPrivate && { isPrivate: true }),
  };
}

export function sameEventKey(title: string, startWallClock: string): string {
  return `${startWallClock} ${foldForSearch(title)}`;
}

function notesOnStatus(status: EventStatus, found: FoundEvent): string[] {
  const word = CHANGE_WORDS[status];
  const count = [found, ...(found.further ?? [])].filter((date) => date.status === status).length;
  if (count === 0) return [];
  if (found.further === undefined) return [`V\u00a0súbore je ${word}, pridá sa ako ${word}.`];
  return [`${capitalised(word)} termíny v\u00a0súbore: ${count}. Pridajú sa ako ${word}.`];
}

function isBackwards({ times: { start, end } }: Pick<FoundDate, 'times'>): boolean {
  return start !== null && end !== null && end <= start;
}

function isOver({ times: { start, end } }: Pick<FoundDate, 'times'>, nowMs: number): boolean {
  return start !== null && Date.parse(endsAt(start, end ?? undefined)) <= nowMs;
}

function instant(wallClock: string | null): string | null {
  return wallClock === null ? null : toOffsetIso(wallClock);
}

function isAddress(text: string): boolean {
  return text === '' || (WEB_ADDRESS.test(text) && URL.canParse(text));
}

/** Of several the first that the house knows; the name of a kind may hold a comma. */
function readKind(text: string, kinds: readonly KnownKind[]): string | null {
  const folded = [text, ...text.split(/[,;|/]/)].map(foldForSearch);
  const known = folded.map((name) => kinds.find((kind) => kind.id === name || foldForSearch(kind.name) === name));
  return known.find((kind) => kind !== undefined)?.id ?? null;
}
