import { endsAt, toOffsetIso } from '../../time/written-moment.ts';
import { cleanText } from '../../words/clean-text.ts';
import { foldForSearch } from '../../words/fold.ts';
import { MAX_DATES } from '../event-dates.ts';
import type { SourceName } from '../event-source.ts';
import type { FoundDate, FoundEvent } from './found-event.ts';

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
}

const MAX_TITLE = 200;
const MAX_LOCATION = 120;
const MAX_PRICE = 60;
const NO_TEXT = 'Chýba text o\u00a0podujatí.';
const NO_ADMISSION = 'Chýba vstupné, preto sa dá pridať len ako koncept.';
const FREE = /^(?:zadarmo|zdarma|bezplatne|volny vstup|vstup volny|vstup zadarmo|free|0(?:[.,]0+)?(?: ?(?:€|eur))?)$/;
const PLAIN_AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Checks an event of a file by the rules of the event form. The sentences address the person who made the file. */
export function judgeFoundEvent(found: FoundEvent, choices: ImportChoices): ImportRow {
  const { nowMs, titleForText, areDrafts, kinds } = choices;
  const { title, times, location } = found;
  const dates = [found, ...(found.further ?? [])];
  const problems = dates.flatMap((date) =>
    date === found ? times.problems : date.times.problems.map((problem) => `${date.place}: ${problem}`),
  );
  const notes = [...found.notes];
  const refuse = (isWrong: boolean, sentence: string) => isWrong && problems.push(sentence);

  const hasText = found.description.trim() !== '';
  const description = plainTextMarkdown(hasText ? found.description : titleForText ? title : '');
  const price = readPrice(found.price);
  const kind = readKind(found.kind, kinds);
  refuse(title === '', 'Chýba názov podujatia.');
  refuse(title.length > MAX_TITLE, `Názov smie mať najviac ${MAX_TITLE} znakov.`);
  refuse(description === '', NO_TEXT);
  refuse(price.isPaid === null && !areDrafts, NO_ADMISSION);
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

/** `5` → `5 €`. Words for free admission are not a price, and no words say nothing of it. */
function readPrice(text: string): { isPaid: boolean | null; text: string | null } {
  if (text === '') return { isPaid: null, text: null };
  if (FREE.test(foldForSearch(text))) return { isPaid: false, text: null };
  return { isPaid: true, text: PLAIN_AMOUNT.test(text) ? `${text.replace('.', ',')}\u00a0€` : text };
}

function readKind(text: string, kinds: readonly KnownKind[]): string | null {
  const folded = foldForSearch(text);
  return kinds.find(({ id, name }) => id === folded || foldForSearch(name) === folded)?.id ?? null;
}

/** Signs that Markdown reads as a tag, an entity, a link or emphasis; underscores inside words and addresses are not. */
const SIGNS = /[\\`*<[\]]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** A line start that Markdown reads as a heading, quotation, table, numbered list (`5. 12. 2026`) or underline. */
const LINE_START = /^(#{1,6}(?=\s|$)|[>+=|:-]|\d{1,9}(?=[.)]))/;
const LIST_ITEM = /^- \S/;
/** Bullets in a cell become a list. */
const BULLET = /^[•·–*-]\s+(?=\S)/u;

/**
 * Markdown that shows a text as it stands in a cell. No sign becomes markup, line breaks stay, and lines that begin with a dash
 * or a bullet become a list.
 */
export function plainTextMarkdown(text: string): string {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').trim().replace(BULLET, '- '));
  return lines
    .map(escapeLine)
    .reduce(
      (markdown, line, at) => `${markdown}${at === 0 ? '' : breakBetween(lines[at - 1] ?? '', lines[at] ?? '')}${line}`,
      '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function escapeLine(line: string): string {
  const isItem = LIST_ITEM.test(line);
  const [mark, words] = isItem ? ['- ', line.slice(2)] : ['', line];
  return mark + words.replace(SIGNS, '\\$&').replace(LINE_START, escapeStart);
}

/** In a number the sign after it is escaped, because a backslash before a digit would be visible. */
function escapeStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`;
}

/** Two spaces at the end of a line break it; an empty line separates paragraphs and lists. */
function breakBetween(above: string, below: string): string {
  if (above === '' || below === '') return '\n';
  const [isItemAbove, isItemBelow] = [LIST_ITEM.test(above), LIST_ITEM.test(below)];
  if (isItemAbove && isItemBelow) return '\n';
  return isItemAbove || isItemBelow ? '\n\n' : '  \n';
}
