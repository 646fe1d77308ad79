import { endsAt, toOffsetIso } from '../../time/written-moment.ts';
import { cleanText } from '../../words/clean-text.ts';
import { foldForSearch } from '../../words/fold.ts';
import { EVENT_KINDS, type EventKind, kindName } from '../event-words.ts';
import type { FoundEvent } from './found-event.ts';

/** The fields of a new event as calls take them; null for what is not known. */
export interface ImportedFields {
  title: string;
  start_date: string;
  end_date: string | null;
  location: string | null;
  description: string;
  kind: EventKind | null;
  is_paid: boolean;
  price_text: string | null;
  rezervovane_sk_url: string | null;
  social_links: { website: string | null };
  status: { name: 'Zrušený' } | null;
}

/** An event of a file, judged. */
export interface ImportRow {
  place: string;
  title: string;
  /** ISO with offset; null: cannot be read. */
  start: string | null;
  end: string | null;
  location: string;
  fields: ImportedFields;
  /** Sentences on what keeps it from being added. */
  problems: string[];
  /** Sentences on what one should know before. */
  notes: string[];
  /** Nothing but its text is missing. */
  lacksText: boolean;
  isPast: boolean;
}

export interface ImportChoices {
  nowMs: number;
  /** Where there is no text, the title stands for it. */
  titleForText: boolean;
}

const MAX_TITLE = 200;
const MAX_LOCATION = 120;
const MAX_PRICE = 60;
const NO_TEXT = 'Chýba text o\u00a0podujatí.';
const FREE = /^(?:zadarmo|zdarma|bezplatne|volny vstup|vstup volny|vstup zadarmo|free|0(?:[.,]0+)?(?: ?(?:€|eur))?)$/;
const PLAIN_AMOUNT = /^\d+(?:[.,]\d{1,2})?$/;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** Judges an event of a file by what the form of an event asks for, in sentences for who made the file. */
export function judgeFoundEvent(found: FoundEvent, { nowMs, titleForText }: ImportChoices): ImportRow {
  const { title, times, location } = found;
  const problems = [...times.problems];
  const notes = [...found.notes];
  const refuse = (isWrong: boolean, sentence: string) => isWrong && problems.push(sentence);

  const hasText = found.description.trim() !== '';
  const description = plainTextMarkdown(hasText ? found.description : titleForText ? title : '');
  const price = readPrice(found.price);
  const kind = readKind(found.kind);
  refuse(title === '', 'Chýba názov podujatia.');
  refuse(title.length > MAX_TITLE, `Názov smie mať najviac ${MAX_TITLE} znakov.`);
  refuse(description === '', NO_TEXT);
  refuse(location.length > MAX_LOCATION, `Miesto smie mať najviac ${MAX_LOCATION} znakov.`);
  refuse((price.text ?? '').length > MAX_PRICE, `Cena smie mať najviac ${MAX_PRICE} znakov.`);
  refuse(!isAddress(found.tickets), 'Odkaz na vstupenky sa má začínať na https://.');
  refuse(!isAddress(found.website), 'Odkaz na web sa má začínať na https://.');
  refuse(times.start !== null && times.end !== null && times.end <= times.start, 'Koniec má byť neskôr ako začiatok.');
  if (times.isAllDay && times.problems.length === 0) notes.push('Hodina začiatku chýba, podujatie bude na celý deň.');
  if (kind === null && found.kind !== '') notes.push(`Druh „${found.kind}“ nepoznáme, vyberiete ho neskôr.`);
  if (found.isCancelled) notes.push('V\u00a0súbore je zrušené, pridá sa ako zrušené.');

  const isPast = times.start !== null && Date.parse(endsAt(times.start, times.end ?? undefined)) <= nowMs;
  if (isPast) notes.push('Podujatie už bolo.');
  return {
    place: found.place,
    title,
    start: instant(times.start),
    end: instant(times.end),
    location,
    fields: {
      title,
      start_date: times.start ?? '',
      end_date: times.end,
      location: location || null,
      description,
      kind,
      is_paid: price.isPaid,
      price_text: price.text,
      rezervovane_sk_url: found.tickets || null,
      social_links: { website: found.website || null },
      status: found.isCancelled ? { name: 'Zrušený' } : null,
    },
    problems,
    notes,
    lacksText: !hasText && title !== '',
    isPast,
  };
}

/** Two events of this kind are one and the same to people. */
export function sameEventKey(title: string, startWallClock: string): string {
  return `${startWallClock} ${foldForSearch(title)}`;
}

function instant(wallClock: string | null): string | null {
  return wallClock === null ? null : toOffsetIso(wallClock);
}

function isAddress(text: string): boolean {
  return text === '' || (WEB_ADDRESS.test(text) && URL.canParse(text));
}

/** `5` → `5 €`; what says that nothing is paid is no price. */
function readPrice(text: string): { isPaid: boolean; text: string | null } {
  if (text === '' || FREE.test(foldForSearch(text))) return { isPaid: false, text: null };
  return { isPaid: true, text: PLAIN_AMOUNT.test(text) ? `${text.replace('.', ',')}\u00a0€` : text };
}

function readKind(text: string): EventKind | null {
  const folded = foldForSearch(text);
  return EVENT_KINDS.find((kind) => kind === folded || foldForSearch(kindName(kind)) === folded) ?? null;
}

/** What would be a tag, an entity, a link or emphasis in Markdown. Underscores inside of words and addresses are none. */
const SIGNS = /[\\`*<[\]]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What would begin a heading, a quotation, a table or a numbered list (`5. 12. 2026`), or underline the line above. */
const LINE_START = /^(#{1,6}(?=\s|$)|[>+=|:-]|\d{1,9}(?=[.)]))/;
const LIST_ITEM = /^- \S/;
/** A table's bullets are lists. */
const BULLET = /^[•·–*-]\s+(?=\S)/u;

/**
 * Markdown that shows a text as it stands in a cell: nothing of it is markup, line breaks stay, lines that begin with a dash or
 * a bullet are a list.
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

/** A number is escaped at the sign behind it: a backslash before a digit would be seen. */
function escapeStart(start: string): string {
  return /^\d/.test(start) ? `${start}\\` : `\\${start}`;
}

/** Two spaces at the end of a line break it; paragraphs and lists are set apart by an empty line. */
function breakBetween(above: string, below: string): string {
  if (above === '' || below === '') return '\n';
  const [isItemAbove, isItemBelow] = [LIST_ITEM.test(above), LIST_ITEM.test(below)];
  if (isItemAbove && isItemBelow) return '\n';
  return isItemAbove || isItemBelow ? '\n\n' : '  \n';
}
