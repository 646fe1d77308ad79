// What the shared editor needs to know about a kind of entry, such as events, banners and settings.
import type { UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { DeleteAnswer, EntryRef, Publication, SaveAnswer } from '../../api/entries.ts';
import { isRecord } from '../../domain/fields/same-value.ts';
import type { ContentKind } from '../../domain/kinds/kind.ts';
import type { KindName } from '../../domain/kinds/kinds.ts';
import { refusedFields } from '../../domain/words/schema-words.ts';
import type { Question } from '../shared/confirm.tsx';
import type { Versions } from './versions.ts';

/** What every entry has besides its fields. */
export interface OpenEntry {
  version: string | null;
  publication: Publication;
}

/** An entry whose file somebody broke by hand; only the text of the file is known. */
export interface BrokenEntry extends OpenEntry {
  is_broken: true;
  file: string;
  source: string;
  problems: readonly { field: string | null; message: string }[];
}

/** The props of an editor's head and of the buttons beside its form. */
export interface HeadProps<Entry> {
  id: string;
  /** The version in the form, with the current publication and problems from the server. */
  entry: Entry;
  /** Asks for confirmation and deletes the entry. */
  onRemove: () => void;
  isRemoving: boolean;
}

/** The props of the fields of a form. */
export interface FieldsProps<Values> {
  form: UseFormReturnType<Values>;
  /** Whether the entry is yet to be made. */
  isNew: boolean;
}

/**
 * A kind of entry.
 * Entry: as calls return it. Values: what its form holds. A call takes the fields made from the values.
 */
export interface EntryKind<Entry extends OpenEntry, Values extends object> {
  section: Exclude<EntryRef['section'], 'galleries'>;
  /** Heading of the page; it gets no entry while that is loading or its file is broken. */
  titleOf: (entry?: Entry) => string;
  lead?: string;
  /** Names the file in messages when it is broken: `Súbor podujatia`. */
  file: string;
  submitLabel: string;
  /** The message after saving these fields; by default the one about what visitors will see. */
  savedWords?: (fields: Readonly<Record<string, unknown>>) => string;
  /** For kinds whose entries may be saved without being on the site. */
  drafts?: Drafts<Entry, Values>;
  /**
   * Looks at a change before it is saved, and may ask about it.
   * @returns the values to be saved
   * @throws ApiError when the user goes back to the form
   */
  review?: (opened: Entry, values: Values) => Promise<Values>;
  /** Where to go from the page of an entry that is not there. */
  missing?: readonly { to: string; label: string }[];

  find: (id: string) => Promise<Entry | BrokenEntry>;
  change: (id: string, version: string | null, fields: unknown) => Promise<SaveAnswer<Entry | BrokenEntry>>;
  /** Missing when entries of this kind can be neither created nor deleted. */
  creation?: Creation;
  removal?: Removal<Entry>;

  /** @param known what the form holds already; values that mean the same are kept */
  toValues: (entry: Entry, known?: Values) => Values;
  toFields: (values: Values) => unknown;
  /** The rules of the file, which the server checks as well. */
  schema: z.ZodType;
  /** Turns the fields into what the schema takes; without it they stay as they are. */
  toJudged?: (fields: unknown) => unknown;
  /** Messages for fields that must not be empty; for other fields the message uses the name. */
  needs?: Readonly<Record<string, string>>;
  /** Messages for wrong fields whose schema message speaks about files. */
  wrong?: Readonly<Record<string, string>>;
  /** Messages by field about unfinished input; they replace those of the schema. */
  typingProblems?: (values: Values) => Record<string, string>;
  /** The form's field for a path in what the schema checks, `2.answer`. */
  fieldOf?: (path: string) => string;
  /** Names of the fields for people, by the path without numbers or by the end of it: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  versions?: Versions;

  Fields: ComponentType<FieldsProps<Values>>;
  /** The field with Markdown, which the preview gets as it is typed. */
  markdown?: keyof Values & string;
  /** Shows the entry as visitors would see it, with the components of the site. */
  Preview?: ComponentType<{ values: Values; id: string }>;
  Head: ComponentType<HeadProps<Entry>>;
  /** Buttons beside the one that saves. */
  Actions?: ComponentType<HeadProps<Entry>>;
  /**
   * `narrow` keeps the preview in sight beside the form, or behind a button where there is no room; `wide` puts it beside the form,
   * `below` under it.
   */
  layout: 'narrow' | 'wide' | 'below';
}

/** How the form of a kind with drafts saves: 'Zverejniť', and beside it 'Uložiť ako koncept'. */
interface Drafts<Entry, Values> {
  isDraft: (entry: Entry) => boolean;
  /** The values with the mark of a draft, or without it. */
  mark: (values: Values, isDraft: boolean) => Values;
  /** What the button that publishes a draft says. */
  publishLabel: (values: Values) => string;
  /** What is asked before an entry that visitors see becomes a draft; null: they do not see it yet. */
  question: (entry: Entry) => Question | null;
}

interface Creation {
  /** @param key names this entry, so that the call can be sent again when its answer was lost */
  call: (fields: Record<string, unknown>, key: string) => Promise<{ id: number }>;
  /** The path of the new entry. */
  pathTo: (id: number) => string;
}

interface Removal<Entry> {
  call: (id: string, version: string) => Promise<DeleteAnswer>;
  question: (entry: Entry) => { title: string; text: string; confirmLabel: string };
  done: string;
  /** The message after the deletion was undone. */
  undone: string;
  /** The message when somebody else has changed the entry meanwhile. */
  refused: string;
  /** The path to go to after deleting it. */
  pathAfter: (id: string) => string;
}

type Rules<Values extends object> = Pick<
  EntryKind<OpenEntry, Values>,
  'schema' | 'toFields' | 'toJudged' | 'needs' | 'wrong' | 'typingProblems' | 'fieldOf' | 'fieldNames'
>;

/** What the editor reads from the description of a kind. */
export function rulesOf<Stored>(kind: ContentKind<KindName, Stored, object>) {
  const { name, words, schema, needs, wrong, fieldNames } = kind;
  return {
    section: name,
    schema,
    // The server gives a new entry its number.
    toJudged: (fields: unknown) => kind.newFields(1, isRecord(fields) ? fields : {}, []),
    needs,
    wrong,
    fieldNames,
    missing: [
      { to: `/${name}`, label: words.all },
      { to: `/deleted?kind=${name}`, label: words.allDeleted },
    ],
  };
}

/** Messages by form field about values that the rules of the file reject. */
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
