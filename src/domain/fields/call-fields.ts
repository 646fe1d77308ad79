// null stands for what a file leaves out. Dates are wall clocks in Bratislava; calls may also send an offset.
import { z } from 'zod';
import { toWallClock } from '../time/written-moment.ts';
import { wallClock } from './fields.ts';

export type CallFields<Entry> = {
  [Field in keyof Entry]-?: undefined extends Entry[Field] ? Exclude<Entry[Field], undefined> | null : Entry[Field];
};

type Shape = Readonly<Record<string, z.ZodType>>;
type Fields = Readonly<Record<string, unknown>>;

export function toCallFields<Entry extends object>(shape: Shape, entry: Entry): CallFields<Entry> {
  const fields = Object.keys(shape).map((field) => [field, Reflect.get(entry, field) ?? null]);
  return Object.fromEntries(fields) as CallFields<Entry>;
}

/** The schema must check the result. null and empty texts remove a field; only the server sets `own` ones. */
export function readCallFields(shape: Shape, body: Fields, own: ReadonlySet<string>): Record<string, unknown> {
  const dates = dateFields(shape);
  const named = Object.keys(shape).filter((field) => !own.has(field) && body[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, fileValue(body[field], dates.has(field))]));
}

function fileValue(value: unknown, isDate: boolean): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'string') return value;
  return isDate ? toWallClock(value) : value.trim();
}

export function dateFields(shape: Shape): ReadonlySet<string> {
  const isDate = (schema: z.ZodType) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) === wallClock;
  return new Set(Object.keys(shape).filter((field) => shape[field] !== undefined && isDate(shape[field])));
}
