import type { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import { type CallFields, dateFields, readCallFields, toCallFields } from '../fields/call-fields.ts';

type Body = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

export interface FieldDescription {
  name: string;
  missing?: string;
  /** Missing: the sentence of the schema, which may speak about files. */
  wrong?: string;
  /** Unlike a missing line, empty or false says something. */
  isMeantEmpty?: boolean;
  isTrueByDefault?: boolean;
}

interface KindWords {
  one: string;
  all: string;
  allDeleted: string;
  fileName: string;
  otherNumber: string;
  notFound: string;
  noSuchRevision: string;
  deleted: string;
  restored: string;
  restoring: (title: string, isDraft: boolean) => { title: string; text: string; confirmLabel: string };
}

type Descriptions = Readonly<Record<string, FieldDescription>>;

/** What every kind of entry says, however its files are written. */
export interface EntryDescription<Name extends string, Field extends string> {
  name: Name;
  permission: Permission;
  /** Git's history never names an entry by its title. */
  git: { one: string; added: string };
  words: KindWords;
  fields: Descriptions & Readonly<Record<Field, FieldDescription>>;
}

export interface FieldRules {
  fieldNames: Texts;
  needs: Texts;
  wrong: Texts;
  meantEmpty: ReadonlySet<string>;
  trueByDefault: ReadonlySet<string>;
}

interface Description<Name extends string, Entry> extends EntryDescription<Name, keyof Entry & string> {
  schema: z.ZodType<Entry> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  searched: readonly (keyof Entry & string)[];
  byPlace: (one: Entry, other: Entry) => number;
  picturesOf: (entry: Entry) => Texts;
  given: (others: readonly Entry[]) => Partial<Entry>;
}

/** In `<name>/<number>.json`; `Fields` are those of calls. */
export interface ContentKind<Name extends string, Entry, Fields> extends Description<Name, Entry>, FieldRules {
  dates: ReadonlySet<string>;
  filePath: (id: number) => string;
  readPath: (path: string) => { kind: Name; id: number } | null;
  toCall: (entry: Entry) => Fields;
  readCall: (body: Body) => Record<string, unknown>;
  newFields: (id: number, body: Body, others: readonly Entry[]) => Record<string, unknown>;
}

const OWN: ReadonlySet<string> = new Set(['id']);

export function numberedKind<Name extends string, Entry extends { id: number }>(
  description: Description<Name, Entry>,
): ContentKind<Name, Entry, CallFields<Entry>> {
  const { name, schema, fields, given } = description;
  const file = new RegExp(`^${name}/([1-9]\\d{0,6})\\.json$`);
  const readCall = (body: Body) => readCallFields(schema.shape, body, OWN);
  return {
    ...description,
    ...fieldRules(fields),
    dates: dateFields(schema.shape),
    filePath: (id) => `${name}/${id}.json`,
    readPath(path) {
      const [, number] = file.exec(path) ?? [];
      return number === undefined ? null : { kind: name, id: Number(number) };
    },
    toCall: (entry) => toCallFields(schema.shape, entry),
    readCall,
    newFields: (id, body, others) => ({ id, ...given(others), ...readCall(body) }),
  };
}

export function fieldRules(fields: Descriptions): FieldRules {
  return {
    fieldNames: wordsOf(fields, 'name'),
    needs: wordsOf(fields, 'missing'),
    wrong: wordsOf(fields, 'wrong'),
    meantEmpty: fieldsWith(fields, 'isMeantEmpty'),
    trueByDefault: fieldsWith(fields, 'isTrueByDefault'),
  };
}

function wordsOf(fields: Descriptions, part: 'name' | 'missing' | 'wrong'): Texts {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { [part]: text }]): [string, string][] =>
      text === undefined ? [] : [[field, text]],
    ),
  );
}

function fieldsWith(fields: Descriptions, part: 'isMeantEmpty' | 'isTrueByDefault'): ReadonlySet<string> {
  return new Set(Object.keys(fields).filter((field) => fields[field]?.[part] === true));
}
