import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import type { ContentView } from './content-view.ts';
import { type Publication, type PublicationOf, readPublications } from './publication.ts';
import type { ContentServices } from './save-content.ts';

export type EntryProblem = Pick<ContentProblem, 'field' | 'message'>;

export interface EntryState {
  file: string;
  version: string | null;
  publication: Publication;
  problems: EntryProblem[];
}

export type ContentEntry<Fields> = EntryState & { source: string } & (
    | (Fields & { is_broken: false })
    | { is_broken: true }
  );

export interface EntryConflict<Fields> {
  message: string;
  current: ContentEntry<Fields> | null;
}

export async function entryState(view: ContentView, publicationOf: PublicationOf, file: string): Promise<EntryState> {
  const version = view.state.blobIds.get(file) ?? null;
  const problems = (await view.problems()).filter((problem) => problem.file === file);
  return {
    file,
    version,
    publication: publicationOf(new Map([[file, version]])),
    problems: problems.map(({ field, message }) => ({ field, message })),
  };
}

export async function readEntry<Fields extends object>(
  services: ContentServices,
  view: ContentView,
  file: string,
  fieldsOf: (file: JudgedFile) => Fields | null,
): Promise<ContentEntry<Fields>> {
  const state = await entryState(view, await readPublications(services), file);
  const source = await readSource(view, file);
  const fields = fieldsOf(view.files.get(file) ?? judgeContentFile(file, source));
  return fields === null ? { ...state, source, is_broken: true } : { ...state, source, ...fields, is_broken: false };
}

export async function readSource({ state }: ContentView, file: string): Promise<string> {
  return (await state.read([file])).get(file) ?? '';
}
