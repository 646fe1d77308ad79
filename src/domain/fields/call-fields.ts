// The fields of an entry as staff calls carry them: those of its file, with null for what the file leaves out. Dates are wall
// clocks in Bratislava both ways (`2026-12-05T18:00`); a date with an offset is understood as well.
import { z } from 'zod';
import { toWallClock } from '../time/written-moment.ts';
import { wallClock } from './fields.ts';

/** The fields of a file, with null for those that are missing. */
export type CallFields<Entry> = {
  [Field in keyof Entry]-?: undefined extends Entry[Field] ? Exclude<Entry[Field], undefined> | null : Entry[Field];
};

type Shape = Readonly<Record<string, z.ZodType>>;
type Fields = Readonly<Record<string, unknown>>;

/** An entry of a file as calls send it. */
export function toCallFields<Entry extends object>(shape: Shape, entry: Entry): CallFields<Entry> {
  const fields = Object.keys(shape).map((field) => [field, Reflect.get(entry, field) ?? null]);
  return Object.fromEntries(fields) as CallFields<Entry>;
}

/**
 * The fields of a file that a call asks for, which the schema then checks. Fields the call does not name are left out; null and
 * empty texts remove a field.
 * @param own fields that only the server sets
 */
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

/** The fields of a schema that hold wall clocks. */
export function dateFields(shape: Shape): ReadonlySet<string> {
  const isDate = (schema: z.ZodType) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) === wallClock;
  return new Set(Object.keys(shape).filter((field) => shape[field] !== undefined && isDate(shape[field])));
}
