// The answer under GDPR 15, alike on the screen and in the PDF.
import { formatDate, formatDateTime } from '../time/format-date.ts';
import { plural } from '../words/plural.ts';
import { type AnswerFrame, type AnswerSection, sectionsOf } from './answer-sections.ts';
import type { Names, RecordData } from './field-words.ts';
import { AREAS, type Area } from './processing-areas.ts';
import { type Fact, RECORD_WORDS, recordFacts } from './record-words.ts';

export interface AnsweredRecord {
  kind: string;
  id: string;
  /** ISO in UTC; null: it does not delete itself. */
  deleted_at: string | null;
  data: RecordData;
}

export interface AskedAbout {
  email: string | null;
  phone: string | null;
  name: string | null;
  /** ISO in UTC. */
  at: string;
  items: readonly AnsweredRecord[];
}

export interface AnswerRecord {
  title: string;
  facts: readonly Fact[];
}

export interface AnswerPart {
  title: string;
  terms: readonly Fact[];
  records: readonly AnswerRecord[];
  lines: readonly string[];
  omitted: string | null;
}

export interface AccessAnswer {
  title: string;
  placeAndDay: string;
  introduction: readonly string[];
  asked: readonly Fact[];
  parts: readonly AnswerPart[];
  sections: readonly AnswerSection[];
  closing: readonly string[];
}

/** The host's function has to write the PDF in time; the file beside it holds all records. */
const MOST_OF_A_KIND = 300;

/** `asked` may hold only the records of this person. */
export function accessAnswer(asked: AskedAbout, frame: AnswerFrame): AccessAnswer {
  const { email, phone, name, at, items } = asked;
  const { centre } = frame;
  const userId = items.find(({ kind }) => kind === 'user')?.id ?? null;
  const names: Names = { rooms: frame.rooms, userId };
  const named = new Set(AREAS.flatMap(({ kinds }) => kinds));
  const parts = AREAS.flatMap((area) => {
    const kinds =
      area.kinds.length > 0
        ? area.kinds
        : [...new Set(items.map(({ kind }) => kind))].filter((kind) => !named.has(kind));
    const part = partOf(area, kinds, items, names);
    return part === null ? [] : [part];
  });
  const searched: readonly (readonly [string, string | null])[] = [
    ['E-mail', email],
    ['Telefón', phone],
    ['Meno', name],
  ];
  return {
    title: 'Odpoveď na žiadosť o\u00a0prístup k\u00a0osobným údajom',
    placeAndDay: `${centre.city}, ${formatDate(at)}`,
    introduction: [
      'Dobrý deň,',
      items.length === 0
        ? `pýtali ste sa, aké osobné údaje o\u00a0vás spracúvame. V\u00a0informačnom systéme nášho webu sme ${formatDateTime(at)} podľa toho, čo nájdete nižšie, žiadne vaše osobné údaje nenašli. Píšeme vám to podľa článku\u00a015 nariadenia (EÚ) 2016/679 (GDPR).`
        : `pýtali ste sa, aké osobné údaje o\u00a0vás spracúvame. Posielame vám ich prehľad podľa článku\u00a015 nariadenia (EÚ) 2016/679 (GDPR): čo o\u00a0vás máme, prečo, ako dlho a\u00a0kto k\u00a0tomu má prístup. Vytvorili sme ho ${formatDateTime(at)}.`,
    ],
    asked: searched.flatMap(([label, value]): Fact[] => (value === null ? [] : [[label, value]])),
    parts,
    sections: sectionsOf(frame, items.length === 0),
    closing: ['S\u00a0pozdravom', centre.name],
  };
}

function partOf(
  area: Area,
  kinds: readonly string[],
  items: readonly AnsweredRecord[],
  names: Names,
): AnswerPart | null {
  const own = kinds.map((kind) => sortNewestFirst(items.filter((item) => item.kind === kind)));
  if (own.every((ofKind) => ofKind.length === 0)) return null;
  const shown = own.flatMap((ofKind) => ofKind.slice(0, MOST_OF_A_KIND));
  const isShort = ({ kind }: AnsweredRecord) => RECORD_WORDS[kind]?.isShort === true;
  const left = own.reduce((sum, ofKind) => sum + Math.max(0, ofKind.length - MOST_OF_A_KIND), 0);
  const words = plural(left, 'starší záznam', 'staršie záznamy', 'starších záznamov');
  return {
    title: area.title,
    terms: [
      ['Načo ich máme', area.purpose],
      ['Právny základ', area.basis],
      ['Ako dlho', area.kept],
      ['Odkiaľ ich máme', area.source],
    ],
    records: shown.filter((item) => !isShort(item)).map((item) => recordOf(item, names)),
    lines: shown.filter(isShort).map((item) => lineOf(item, names)),
    omitted:
      left === 0
        ? null
        : `Ešte ${left}\u00a0${words} toho istého druhu ${plural(left, 'je', 'sú', 'je')} v\u00a0súbore osobne-udaje.json.`,
  };
}

const MOMENTS = ['at', 'created_at', 'since', 'queued_at', 'asked_at'] as const;

function momentOf({ data }: AnsweredRecord): number {
  const value = MOMENTS.map((name) => data[name]).find((moment) => moment !== undefined && moment !== null);
  return typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : 0;
}

function sortNewestFirst(items: readonly AnsweredRecord[]): AnsweredRecord[] {
  return [...items].sort((a, b) => momentOf(b) - momentOf(a));
}

function titleOf({ kind }: AnsweredRecord): string {
  return RECORD_WORDS[kind]?.name ?? 'Pomocný záznam';
}

function recordOf(item: AnsweredRecord, names: Names): AnswerRecord {
  const ends: Fact[] = item.deleted_at === null ? [] : [['Vymaže sa samo', `najneskôr ${formatDate(item.deleted_at)}`]];
  return { title: titleOf(item), facts: [...recordFacts(item.kind, item.id, item.data, names), ...ends] };
}

function lineOf(item: AnsweredRecord, names: Names): string {
  const facts = recordFacts(item.kind, item.id, item.data, names).map(
    ([label, value]) => `${lowerFirst(label)}: ${value}`,
  );
  const ends = item.deleted_at === null ? [] : [`do ${formatDate(item.deleted_at)}`];
  return `${titleOf(item)} – ${[...facts, ...ends].join('; ')}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
