import { z } from 'zod';
import { type ContentPath, parseContentPath } from '../domain/content/collections.ts';
import { PLACEHOLDERS, unknownPlaceholders } from '../domain/content/page-placeholders.ts';
import { type PageEntry, type PageName, pageSchema } from '../domain/content/settings.ts';
import type { EventEntry } from '../domain/events/event-file.ts';
import type { GalleryEntry } from '../domain/galleries/gallery-file.ts';
import { EVENTS } from '../domain/kinds/event.ts';
import { GALLERIES } from '../domain/kinds/gallery.ts';
import type { ContentKind } from '../domain/kinds/kind.ts';
import { ENTRY_KINDS, type EntryOf, KINDS, type KindName } from '../domain/kinds/kinds.ts';
import { SETTINGS, type Settings } from '../domain/kinds/settings.ts';
import { plainWords } from '../domain/words/schema-words.ts';
import type { ContentProblem } from './content-problem.ts';
import { type ParsedFile, parseContentFile, schemaProblems } from './parse-content-file.ts';

z.config({ localeError: plainWords });

export interface EventFile extends EventEntry {
  slug: string;
  body: string;
  file: string;
}
export interface PageFile extends PageEntry {
  name: PageName;
  body: string;
}
export interface GalleryFile extends GalleryEntry {
  event_id: number;
}

export type FileContent =
  | { kind: 'events'; event: EventFile }
  | { kind: 'galleries'; gallery: GalleryFile }
  | { [Name in KindName]: { kind: Name; entry: EntryOf<Name> } }[KindName]
  | { kind: 'pages'; page: PageFile }
  | { kind: 'setting'; settings: Partial<Settings> };

export interface JudgedFile {
  file: string;
  /** Null when no file may have that name. */
  path: ContentPath | null;
  parsed: ParsedFile | null;
  content: FileContent | null;
  problems: readonly ContentProblem[];
}

const NAME_HINTS: readonly (readonly [folder: string, hint: string])[] = [
  ...[GALLERIES, ...Object.values(ENTRY_KINDS)].map(({ name, words }) => [`${name}/`, words.fileName] as const),
  ['', 'taký súbor tu nepoznáme; skontrolujte jeho názov a\u00a0priečinok'],
];

function nameHint(file: string): string {
  return NAME_HINTS.find(([folder]) => file.startsWith(folder))?.[1] ?? '';
}

export function namedUnreadable(file: string, message: string): JudgedFile {
  return {
    file,
    path: parseContentPath(file),
    parsed: null,
    content: null,
    problems: [{ file, field: null, message }],
  };
}

/** Depends only on name and text, so it can be kept. */
export function judgeContentFile(file: string, text: string): JudgedFile {
  const path = parseContentPath(file);
  const problems: ContentProblem[] = [];
  const report = (field: string | null, message: string) => problems.push({ file, field, message });
  if (path === null) {
    report(null, nameHint(file));
    return { file, path, parsed: null, content: null, problems };
  }
  const result = parseContentFile(file, text);
  if (!result.ok) return { file, path, parsed: null, content: null, problems: [result.problem] };
  const { data, body } = result.file;

  const validate = <S extends z.ZodType>(schema: S): z.infer<S> | null => {
    const validation = schema.safeParse(data);
    if (validation.success) return validation.data;
    problems.push(...schemaProblems(file, data, validation.error));
    return null;
  };

  const readContent = (): FileContent | null => {
    switch (path.kind) {
      case 'events': {
        const event = validate(EVENTS.schema);
        if (event === null) return null;
        if (event.id !== path.id) report('id', `${EVENTS.words.otherNumber}, teda ${path.id}`);
        else if (file !== EVENTS.filePath(path.id, path.slug))
          report(null, `súbor sa má volať ${EVENTS.filePath(path.id, path.slug)}`);
        if (body.trim() === '') report(null, 'pod údajmi chýba text o\u00a0podujatí');
        return { kind: 'events', event: { ...event, slug: path.slug, body, file } };
      }
      case 'galleries': {
        const gallery = validate(GALLERIES.schema);
        return gallery === null ? null : { kind: 'galleries', gallery: { ...gallery, event_id: path.eventId } };
      }
      case 'pages': {
        const page = validate(pageSchema);
        if (page === null) return null;
        const { title, description } = page;
        for (const [field, words] of Object.entries({ title, description, body }))
          for (const place of unknownPlaceholders(words))
            report(field, `čím vyplniť ${place}, nevieme: poznáme ${PLACEHOLDERS.join(', ')}`);
        return { kind: 'pages', page: { ...page, name: path.name, body } };
      }
      case 'setting': {
        const { name } = path;
        const value = validate(SETTINGS[name].schema);
        return value === null ? null : { kind: 'setting', settings: { [name]: value } as Partial<Settings> };
      }
      default: {
        const { schema, words } = KINDS[path.kind];
        const entry = validate(schema);
        if (entry === null) return null;
        if (entry.id !== path.id) report('id', `${words.otherNumber}, teda ${path.id}`);
        return { kind: path.kind, entry };
      }
    }
  };

  const content = readContent();
  return { file, path, parsed: result.file, content, problems };
}

/** Null: broken, of another kind, or missing. */
export function entryIn<Entry>(
  kind: ContentKind<KindName, Entry, object>,
  file: Pick<JudgedFile, 'content'> | undefined,
): Entry | null {
  const content: { kind: string } | null = file?.content ?? null;
  return isOf(kind, content) ? content.entry : null;
}

function isOf<Entry>(
  { name }: ContentKind<KindName, Entry, object>,
  content: { kind: string } | null,
): content is { kind: string; entry: Entry } {
  return content?.kind === name;
}

/** Null: it has none, or is broken. */
export function titleIn(content: FileContent | null): string | null {
  if (content === null) return null;
  if ('entry' in content) return content.entry.title;
  if (content.kind === 'events') return content.event.title;
  return content.kind === 'pages' ? content.page.title : null;
}
