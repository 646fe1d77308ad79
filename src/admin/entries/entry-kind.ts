// What the one editor needs to know of a kind of entry: events, banners and settings are such kinds.
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Publication, SaveAnswer } from '../../api/admin-content.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import type { Versions } from './versions.ts';

/** What every entry carries beside its fields. */
export interface OpenEntry {
  version: string | null;
  publication: Publication;
}

/** An entry whose file somebody has broken by hand: only the text of the file is there. */
export interface BrokenEntry extends OpenEntry {
  is_broken: true;
  file: string;
  source: string;
  problems: readonly { field: string | null; message: string }[];
}

/** What the head of an editor and the buttons beside its form get. */
export interface HeadProps<Entry> {
  id: string;
  /** The version in the form, with the publication and the problems that the server knows of now. */
  entry: Entry;
  /** Asks whether the entry is to be deleted, and deletes it. */
  onRemove: () => void;
  isRemoving: boolean;
  history: { isShown: boolean; toggle: () => void };
}

/**
 * A kind of entry.
 * Entry: as calls send it. Values: what its form holds. Between them stand the fields that a call takes.
 */
export interface EntryKind<Entry extends OpenEntry, Values extends object> {
  section: 'events' | 'banners' | 'settings';
  /** Heading of the page; without an entry while it is loading and where its file is broken. */
  titleOf: (entry?: Entry) => string;
  lead?: string;
  /** What cannot be read when somebody has broken it: `Súbor podujatia`. */
  file: string;
  submitLabel: string;
  savedText: string;

  find: (id: string) => Promise<Entry | BrokenEntry>;
  change: (id: string, version: string | null, fields: unknown) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  /** Left out: an entry of this kind is neither made nor deleted. */
  creation?: Creation;
  removal?: Removal<Entry>;

  /** @param known what the form holds already, to be kept where it says the same */
  toValues: (entry: Entry, known?: Values) => Values;
  toFields: (values: Values) => unknown;
  /** The rules of the file, by which the server judges as well. */
  schema: z.ZodType;
  /** The fields as the schema takes them; left out, they are so already. */
  toJudged?: (fields: unknown) => unknown;
  /** Sentences for fields that must not be empty; the others are asked for by their names. */
  needs?: Readonly<Record<string, string>>;
  /** Sentences for fields that are wrong, where that of the file speaks of files. */
  wrong?: Readonly<Record<string, string>>;
  /** Sentences by field about what is typed and is no value yet; they go before those of the schema. */
  typingProblems?: (values: Values) => Record<string, string>;
  /** The field of the form for a place in what the schema judges, `2.answer`. */
  fieldOf?: (path: string) => string;
  /** What people call a field, by its path without numbers or the end of it: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  versions?: Versions;

  Fields: ComponentType<{ form: UseFormReturnType<Values> }>;
  /** How visitors would see it, by the components of the site. */
  Preview?: ComponentType<{ values: Values; id: string }>;
  Head: ComponentType<HeadProps<Entry>>;
  /** Buttons beside the one that saves. */
  Actions?: ComponentType<HeadProps<Entry>>;
  /** `narrow` keeps the preview in sight beside the form, `wide` puts it beside, `below` under it. */
  layout: 'narrow' | 'wide' | 'below';
}

interface Creation {
  /** @param key names this very entry, so that the call can be sent again when its answer was lost */
  call: (fields: Record<string, unknown>, key: string) => Promise<{ id: number }>;
  done: string;
  submitLabel: string;
  /** Where the new entry is shown. */
  pathTo: (id: number) => string;
}

interface Removal<Entry> {
  call: (id: string, version: string) => Promise<SaveAnswer<unknown>>;
  question: (entry: Entry) => { title: string; text: string; confirmLabel: string };
  done: string;
  /** Said when somebody else has changed the entry meanwhile. */
  refused: string;
  /** Where to go when it is deleted. */
  pathAfter: (id: string) => string;
}

type Rules<Values extends object> = Pick<
  EntryKind<OpenEntry, Values>,
  'schema' | 'toFields' | 'toJudged' | 'needs' | 'wrong' | 'typingProblems' | 'fieldOf' | 'fieldNames'
>;

const EMPTY: readonly unknown[] = ['', null, undefined];

/** Sentences by form field about what the rules of the file refuse. */
export function fieldProblems<Values extends object>(
  { schema, toFields, toJudged, needs = {}, wrong = {}, typingProblems, fieldOf, fieldNames }: Rules<Values>,
  values: Values,
): Record<string, string> {
  const fields = toFields(values);
  const value = toJudged === undefined ? fields : toJudged(fields);
  const result = schema.safeParse(value);
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldOf === undefined ? path.join('.') : fieldOf(path.join('.'));
    const isEmpty = path.length > 0 && EMPTY.includes(valueAt(value, path));
    problems[field] ??= isEmpty
      ? (needs[path.join('.')] ?? `Doplňte údaj „${nameOf(path, fieldNames)}“.`)
      : (wrong[field] ?? toSentence(message));
  }
  return { ...problems, ...typingProblems?.(values) };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[String(key)] : undefined;
  }, value);
}

/** By the whole path without numbers, or the end of it. */
function nameOf(path: readonly PropertyKey[], names: Readonly<Record<string, string>>): string {
  const keys = path.filter((key) => typeof key === 'string');
  const known = keys.map((_, from) => names[keys.slice(from).join('.')]).find((name) => name !== undefined);
  return known ?? keys.join('.');
}

function toSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?!]$/.test(message) ? '' : '.'}`;
}
