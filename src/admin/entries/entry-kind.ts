import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { DeleteAnswer, EntryRef, Publication, SaveAnswer } from '../../api/entries.ts';
import { isRecord } from '../../domain/fields/same-value.ts';
import type { ContentKind, EntryDescription, FieldRules } from '../../domain/kinds/kind.ts';
import type { EntryKindName, KindName } from '../../domain/kinds/kinds.ts';
import { refusedFields } from '../../domain/words/schema-words.ts';
import type { Question } from '../shared/confirm.tsx';
import type { WayOn } from '../shared/states.tsx';
import type { Versions } from './versions.ts';

export interface OpenEntry {
  version: string | null;
  publication: Publication;
}

/** Its file is broken, so only the text of the file is known. */
export interface BrokenEntry extends OpenEntry {
  is_broken: true;
  file: string;
  source: string;
  problems: readonly { field: string | null; message: string }[];
}

export interface HeadProps<Entry> {
  id: string;
  /** The version in the form, with the current publication and problems. */
  entry: Entry;
  onRemove: () => void;
  isRemoving: boolean;
}

export interface FieldsProps<Values> {
  form: UseFormReturnType<Values>;
  isNew: boolean;
}

export interface EntryKind<Entry extends OpenEntry, Values extends object> {
  section: Exclude<EntryRef['section'], 'galleries'>;
  /** Gets no entry while it is loading or its file is broken. */
  titleOf: (entry?: Entry) => string;
  lead?: string;
  /** `Súbor podujatia` */
  file: string;
  submitLabel: string;
  savedWords?: (fields: Readonly<Record<string, unknown>>) => string;
  drafts?: Drafts<Entry, Values>;
  /**
   * May ask about a change before it is saved; gives the values to save.
   * @param answered what was reviewed before another version came in between
   * @throws ApiError when the user goes back to the form
   */
  review?: (opened: Entry, values: Values, answered?: { opened: Entry; values: Values }) => Promise<Values>;
  missing?: readonly WayOn[];

  find: (id: string) => Promise<Entry | BrokenEntry>;
  change: (id: string, version: string | null, fields: unknown) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  creation?: Creation;
  removal?: Removal<Entry>;

  /** @param known what the form holds; values that mean the same are kept */
  toValues: (entry: Entry, known?: Values) => Values;
  toFields: (values: Values) => unknown;
  schema: z.ZodType;
  toJudged?: (fields: unknown) => unknown;
  needs?: Readonly<Record<string, string>>;
  /** Messages for fields whose schema message speaks about files. */
  wrong?: Readonly<Record<string, string>>;
  /** Messages about unfinished input; they replace those of the schema. */
  typingProblems?: (values: Values) => Record<string, string>;
  /** The form's field for a path of the schema, `2.answer`. */
  fieldOf?: (path: string) => string;
  /** By the path without numbers or by its end: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  versions?: Versions;

  Fields: ComponentType<FieldsProps<Values>>;
  markdown?: keyof Values & string;
  Preview?: ComponentType<{ values: Values; id: string }>;
  Head: ComponentType<HeadProps<Entry>>;
  Actions?: ComponentType<HeadProps<Entry>>;
  /** `narrow` puts the preview beside the form, or behind a button where there is no room; `below` under it. */
  layout: 'narrow' | 'wide' | 'below';
}

interface Drafts<Entry, Values> {
  isDraft: (entry: Entry) => boolean;
  mark: (values: Values, isDraft: boolean) => Values;
  publishLabel: (values: Values) => string;
  question: (entry: Entry) => Question | null;
}

interface Creation {
  /** One key creates one entry, so a call without an answer can be sent again. */
  call: (fields: Record<string, unknown>, key: string) => Promise<{ id: number }>;
  pathTo: (id: number) => string;
}

interface Removal<Entry> {
  call: (id: string, version: string) => Promise<DeleteAnswer>;
  question: (entry: Entry) => { title: string; text: string; confirmLabel: string };
  done: string;
  undone: string;
  refused: string;
}

type Rules<Values extends object> = Pick<
  EntryKind<OpenEntry, Values>,
  'schema' | 'toFields' | 'toJudged' | 'needs' | 'wrong' | 'typingProblems' | 'fieldOf' | 'fieldNames'
>;

type Said<Name extends string> = Pick<EntryDescription<Name, never>, 'name' | 'words'> & FieldRules;

export function wordsOf<Name extends EntryKindName>({ name, words, needs, wrong, fieldNames }: Said<Name>) {
  return {
    section: name,
    needs,
    wrong,
    fieldNames,
    missing: [
      { to: `/${name}`, label: words.all },
      { to: `/deleted?kind=${name}`, label: words.allDeleted },
    ],
  };
}

export function rulesOf<Stored>(kind: ContentKind<KindName, Stored, object>) {
  return {
    ...wordsOf(kind),
    schema: kind.schema,
    // The server gives a new entry its number.
    toJudged: (fields: unknown) => kind.newFields(1, isRecord(fields) ? fields : {}, []),
  };
}

export function fieldProblems<Values extends object>(
  { schema, toFields, toJudged, needs = {}, wrong = {}, typingProblems, fieldOf, fieldNames }: Rules<Values>,
  values: Values,
): Record<string, string> {
  const fields = toFields(values);
  const value = toJudged === undefined ? fields : toJudged(fields);
  const result = schema.safeParse(value);
  const refused = result.success ? [] : refusedFields(value, result.error, { needs, wrong, names: fieldNames });
  const problems: Record<string, string> = {};
  for (const [path, sentence] of refused) problems[fieldOf?.(path) ?? path] ??= sentence;
  return { ...problems, ...typingProblems?.(values) };
}
