import { isRecord } from '../fields/same-value.ts';
import { formatDateTime } from '../time/format-date.ts';

export type RecordData = Readonly<Record<string, unknown>>;

export interface Names {
  rooms: Readonly<Record<string, string>>;
  userId: string | null;
}

export type Show = (value: unknown, data: RecordData, names: Names) => string | null;
export type Fields = Readonly<Record<string, readonly [label: string, show?: Show]>>;

export interface RecordWords {
  name: string;
  idLabel?: string;
  fields: Fields;
  isShort?: boolean;
}

export const plain: Show = (value) => {
  if (typeof value === 'boolean') return value ? 'áno' : 'nie';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => plain(one, {}, NO_NAMES)).join('\n');
  return JSON.stringify(value);
};
export const NO_NAMES: Names = { rooms: {}, userId: null };

/** ISO in UTC, or epoch milliseconds. */
export const isMoment = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
export const moment: Show = (value) => (isMoment(value) ? formatDateTime(value) : null);
export const oneOf =
  (words: Readonly<Record<string, string>>): Show =>
  (value, data, names) =>
    words[String(value)] ?? plain(value, data, names);
export const ifTrue =
  (sentence: string): Show =>
  (value) =>
    value === true ? sentence : null;
export const elsewhere: Show = () => null;

export const dataIn = (value: unknown): RecordData[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const textIn = (data: RecordData, name: string): string | null => {
  const value = data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export const numberIn = (data: RecordData, name: string): number | null => {
  const value = data[name];
  return typeof value === 'number' ? value : null;
};
export const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(', ');

/** The answer does not name colleagues to the person. */
export const who: Show = (value, _, { userId }) => (value === userId ? 'vy' : 'iný zamestnanec domu');
