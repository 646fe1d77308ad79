// How the fields of records are written in words: what `record-words.ts` and `reservation-record.ts` are made of.
import { isRecord } from '../fields/same-value.ts';
import { formatDateTime } from '../time/format-date.ts';

/** The stored fields of a record. */
export type RecordData = Readonly<Record<string, unknown>>;

/** What turns ids into names. */
export interface Names {
  /** Names of rooms by id. */
  rooms: Readonly<Record<string, string>>;
  /** Id of the person's own account; null: they have none. */
  userId: string | null;
}

/** Writes a value that is there; null leaves the field out. */
export type Show = (value: unknown, data: RecordData, names: Names) => string | null;
export type Fields = Readonly<Record<string, readonly [label: string, show?: Show]>>;

export interface RecordWords {
  /** The name of one such record, `Žiadosť o prenájom`. */
  name: string;
  /** The label of its id, when people know it; otherwise the id is a technical number. */
  idLabel?: string;
  fields: Fields;
  /** Short enough to stand on one line. */
  isShort?: boolean;
}

/** A value as it is stored; a list takes a line for each item. */
export const plain: Show = (value) => {
  if (typeof value === 'boolean') return value ? 'áno' : 'nie';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => plain(one, {}, NO_NAMES)).join('\n');
  return JSON.stringify(value);
};
/** For values that name nothing by an id. */
export const NO_NAMES: Names = { rooms: {}, userId: null };

/** Whether a stored value may be a moment: ISO in UTC, or epoch milliseconds. */
export const isMoment = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
export const moment: Show = (value) => (isMoment(value) ? formatDateTime(value) : null);
/** @param words by stored value; others stay as they are */
export const oneOf =
  (words: Readonly<Record<string, string>>): Show =>
  (value, data, names) =>
    words[String(value)] ?? plain(value, data, names);
/** The sentence for true; false is not worth a line. */
export const ifTrue =
  (sentence: string): Show =>
  (value) =>
    value === true ? sentence : null;
/** Written together with another field. */
export const elsewhere: Show = () => null;

/** The objects of a list, such as the rows of a price; none in anything else. */
export const dataIn = (value: unknown): RecordData[] => (Array.isArray(value) ? value.filter(isRecord) : []);
/** null: missing, empty, or no text. */
export const textIn = (data: RecordData, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
/** null: missing, or no number. */
export const numberIn = (data: RecordData, name: string): number | null => {
  const value = data[name];
  return typeof value === 'number' ? value : null;
};
/** The parts that are there, with commas between them. */
export const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

/** Whether a user id is the person's own; colleagues are not named to them. */
export const who: Show = (value, _, { userId }) => (value === userId ? 'vy' : 'iný zamestnanec domu');
