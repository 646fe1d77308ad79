import { endsAt, toOffsetIso } from '../../time/written-moment.ts';
import { foldForSearch } from '../../words/fold.ts';
import { plainTextMarkdown } from '../../words/plain-markdown.ts';
import { MAX_DATES } from '../event-dates.ts';
import type { SourceName } from '../event-source.ts';
import type { FoundDate, FoundEvent } from './found-event.ts';
import type { Answers, OpenQuestion } from './open-question.ts';
import { MAX_PRICE, readPrice } from './written-price.ts';

/** The fields of a new event as calls take them; null for what is not known. */
export interface ImportedFields {
  title: string;
  start_date: string;
  end_date: string | null;
  /** Missing: one date. */
  dates?: { start_date: string; end_date: string | null; status: 'Zrušený' | null }[];
  location: string | null;
  description: string;
  kind: string | null;
  is_paid: boolean | null;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  social_links: { website: string | null };
  status: { name: 'Zrušený' } | null;
  /** Missing: no entry of a calendar that is known by a name. */
  source?: SourceName;
}

/** An event of a file with the result of its check. */
export interface ImportRow {
  place: string;
  title: string;
  /** ISO with offset; null: cannot be read. */
  start: string | null;
  end: string | null;
  /** Its dates after the first; missing: there are none. */
  further?: { start: string | null; end: string | null }[];
  location: string;
  fields: ImportedFields;
  /** Sentences about what keeps it from being added. */
  problems: string[];
  /** Sentences about what staff should know before they add it. */
  notes: string[];
  /** What keeps it from being added until it is answered; answered ones among them. */
  questions: readonly OpenQuestion[];
  /** True when only its text is missing. */
  lacksText: boolean;
  isPast: boolean;
  /** True: the file says that it is not for everybody, so nobody should add it unawares. */
  isPrivate?: boolean;
}

/** A kind that a file may name by its id or its name. */
interface KnownKind {
  id: string;
  name: string;
}

export interface ImportChoices {
  nowMs: number;
  /** Whether the title becomes the text of events that have none. */
  titleForText: boolean;
  /** Whether they are added as drafts, which may leave their admission open. */
  areDrafts: boolean;
  kinds: readonly KnownKind[];
  answers: Answers;
}

const MAX_TITLE = 200;
const MAX_LOCATION = 120;
const NO_TEXT = 'Chýba text o\u00a0podujatí.';
const NO_ADMISSION = 'Chýba vstupné, preto sa dá pridať len ako koncept.';
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Checks an event of a file by the rules of the event form. The sentences address the person who made the file. */
export function judgeFoundEvent(found: FoundEvent, choices: ImportChoices): ImportRow {
  const { nowMs, titleForText, areDrafts, kinds, answers } = choices;
  const { title, times, location } = found;
  const dates = [found, ...(found.further ?? [])];
  const problems = dates.flatMap((date) =>
    date === found ? times.problems : date.times.problems.map((problem) => `${date.place}: ${problem}`),
  );
  const notes = [...found.notes];
  const refuse = (isWrong: boolean, sentence: string) => isWrong && problems.push(sentence);

  const hasText = found.description.trim() !== '';
  const description = hasText ? found.description : titleForText ? plainTextMarkdown(title) : '';
  const price = readPrice(found.price, answers);
  const kind = readKind(found.kind, kinds);
  refuse(title === '', 'Chýba názov podujatia.');
  refuse(title.length > MAX_TITLE, `Názov smie mať najviac ${MAX_TITLE} znakov.`);
  refuse(description === '', NO_TEXT);
  refuse(price.isPaid === null && !price.isOpen && !areDrafts, NO_ADMISSION);
  refuse(location.length > MAX_LOCATION, `Miesto smie mať najviac ${MAX_LOCATION} znakov.`);
  refuse((price.text ?? '').length > MAX_PRICE, `Cena smie mať najviac ${MAX_PRICE} znakov.`);
  refuse(!isAddress(found.tickets), 'Odkaz na vstupenky sa má začínať na https://.');
  refuse(!isAddress(found.website), 'Odkaz na web sa má začínať na https://.');
  refuse(dates.some(isBackwards), 'Koniec má byť neskôr ako začiatok.');
  refuse(dates.length > MAX_DATES, `Podujatie smie mať najviac ${MAX_DATES} termínov.`);
  if (times.isAllDay && times.problems.length === 0) notes.push('Čas začiatku chýba, podujatie bude na celý deň.');
  if (kind === null && found.kind !== '') notes.push(`Druh „${found.kind}“ nepoznáme, vyberiete ho neskôr.`);
  const cancelled = dates.filter(({ isCancelled }) => isCancelled);
  if (cancelled.length > 0)
    notes.push(
      found.further === undefined
        ? 'V\u00a0súbore je zrušené, pridá sa ako zrušené.'
        : `Zrušené termíny v\u00a0súbore: ${cancelled.length}. Pridajú sa ako zrušené.`,
    );

  if (found.isPrivate) notes.unshift('V\u00a0kalendári je označené ako súkromné, preto nie je vybrané.');
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
        dates: dates.map(({ times: { start, end }, isCancelled }) => ({
          start_date: start ?? '',
          end_date: end,
          status: isCancelled ? 'Zrušený' : null,
        })),
      }),
      location: location || null,
      description,
      kind,
      is_paid: price.isPaid,
      price_text: price.text,
      rezervovane_sk_url: found.tickets || null,
      social_links: { website: found.website || null },
      status: found.isCancelled && found.further === undefined ? { name: 'Zrušený' } : null,
      ...(found.source && { source: found.source }),
    },
    problems,
    notes,
    questions: [...(found.questions ?? []), ...(price.question === null ? [] : [price.question])],
    lacksText: !hasText && title !== '',
    isPast,
    ...(found.isPrivate && { isPrivate: true }),
  };
}

/** Events with the same key look like one event to people. */
export function sameEventKey(title: string, startWallClock: string): string {
  return `${startWallClock} ${foldForSearch(title)}`;
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

function readKind(text: string, kinds: readonly KnownKind[]): string | null {
  const folded = foldForSearch(text);
  return kinds.find(({ id, name }) => id === folded || foldForSearch(name) === folded)?.id ?? null;
}
