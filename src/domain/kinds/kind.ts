// What is said once of a kind of content. The judge of its files, its calls and the screens of staff read it from here.
import type { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import { type CallFields, dateFields, readCallFields, toCallFields } from '../fields/call-fields.ts';

type Body = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** What people read of a field. */
interface FieldWords {
  /** Its name in forms, messages, histories and lists of problems. */
  name: string;
  /** The sentence where it must not be missing; by default a general one. */
  missing?: string;
  /** The sentence of its form where it is wrong; by default that of the schema, which may speak about files. */
  wrong?: string;
}

/** Sentences about entries of a kind that stand in several places. */
interface KindWords {
  /** 'Banner'. */
  one: string;
  /** 'Všetky bannery', the link to their list. */
  all: string;
  /** 'Zmazané bannery', the link to those that may come back. */
  allDeleted: string;
  /** For somebody who has named a file otherwise. */
  fileName: string;
  /** Where the number in a file is not that of its name, which follows. */
  otherNumber: string;
  notFound: string;
  noSuchRevision: string;
  deleted: string;
  restored: string;
  /** What is asked before a deleted one comes back. */
  restoring: (title: string) => { title: string; text: string; confirmLabel: string };
}

interface Description<Name extends string, Entry> {
  /** The folder of its files, and its part of the addresses of calls and of the staff area. */
  name: Name;
  schema: z.ZodType<Entry> & { readonly shape: Readonly<Record<string, z.ZodType>> };
  /** What reading and changing it needs. */
  permission: Permission;
  /** What git's history calls an entry, never by a title, and the act of adding one. */
  git: { one: string; added: string };
  words: KindWords;
  /** Every field, and the parts of a field by their path: `banner_image.alt_text`. */
  fields: Readonly<Record<keyof Entry & string, FieldWords>> & Readonly<Record<string, FieldWords>>;
  /** The fields in which its list is searched. */
  searched: readonly (keyof Entry & string)[];
  /** The order in which visitors see the entries. */
  byPlace: (one: Entry, other: Entry) => number;
  /** The pictures that an entry names, by their fields; paths below `/storage/`. */
  picturesOf: (entry: Entry) => Texts;
  /** What a new entry gets besides its number, unless its call says otherwise. */
  given: (others: readonly Entry[]) => Partial<Entry>;
}

/**
 * A kind of entries that have numbers, each in the file `<name>/<number>.json`.
 * Entry: as its file says it. Fields: as calls carry it.
 */
export interface ContentKind<Name extends string, Entry, Fields> extends Description<Name, Entry> {
  /** Names of the fields for people, sentences for missing ones and for wrong ones, by their paths. */
  fieldNames: Texts;
  needs: Texts;
  wrong: Texts;
  /** The fields that hold dates. */
  dates: ReadonlySet<string>;
  filePath: (id: number) => string;
  /** What a path below `content/` names; null: no file of this kind. */
  readPath: (path: string) => { kind: Name; id: number } | null;
  /** An entry of a file as calls send it. */
  toCall: (entry: Entry) => Fields;
  /** The fields of the file that a call asks for, for the schema to check; those the call does not name are left out. */
  readCall: (body: Body) => Record<string, unknown>;
  /** The fields of a new entry that a call asks for, for the schema to check. */
  newFields: (id: number, body: Body, others: readonly Entry[]) => Record<string, unknown>;
}

/** Fields that only the server sets. */
const OWN: ReadonlySet<string> = new Set(['id']);

export function numberedKind<Name extends string, Entry extends { id: number }>(
  description: Description<Name, Entry>,
): ContentKind<Name, Entry, CallFields<Entry>> {
  const { name, schema, fields, given } = description;
  const file = new RegExp(`^${name}/([1-9]\\d{0,6})\\.json$`);
  const readCall = (body: Body) => readCallFields(schema.shape, body, OWN);
  return {
    ...description,
    fieldNames: wordsOf(fields, 'name'),
    needs: wordsOf(fields, 'missing'),
    wrong: wordsOf(fields, 'wrong'),
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

function wordsOf(fields: Readonly<Record<string, FieldWords>>, part: keyof FieldWords): Texts {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { [part]: text }]): [string, string][] =>
      text === undefined ? [] : [[field, text]],
    ),
  );
}
