import type { ContentProblem } from '../../content-files/content-problem.ts';
import { type JudgedFile, judgeContentFile } from '../../content-files/judge-content-file.ts';
import { isSameValue } from '../../domain/content/same-value.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { isWallClock } from '../../domain/time/written-moment.ts';
import { AppError } from '../app-error.ts';
import type { Act, AuditActor } from '../audit/audit-log.ts';
import type { FileChanges } from '../repository/content-repository.ts';
import type { Services } from '../services.ts';
import { type ContentView, problemsAddedBy } from './content-view.ts';
import { keepFreshUploads, missingUploadProblems } from './entry-pictures.ts';
import { toFieldErrors, toSentence } from './form-errors.ts';
import { authorOf, saveLine } from './save-log.ts';

export type ContentServices = Pick<
  Services,
  'content' | 'judgedFiles' | 'media' | 'builds' | 'contentManifest' | 'background' | 'store' | 'clock' | 'random'
>;

interface EntryChange {
  files: FileChanges;
  /** The file of the entry afterwards, or of the entry that goes. */
  file: string;
}

interface ContentSave {
  by: AuditActor;
  act: Extract<Act, `content_${string}`>;
  /** One line without personal data. */
  message: string;
  /** Blob ids of the files the editor opened; null: the file must not be there. */
  expected: ReadonlyMap<string, string | null>;
  /** Asked again for each newer state. */
  change(view: ContentView): Promise<EntryChange>;
  /** Whether the editor typed the file itself: then problems are told of the whole, not of the fields of a form. */
  isSource?: boolean;
  /** Whether it puts back what was there once, of which pictures may have been removed for good. */
  isRestoring?: boolean;
}

export type SaveOutcome =
  | { kind: 'saved'; view: ContentView; file: string }
  /** Somebody else was faster; the view shows what there is now. */
  | { kind: 'conflict'; view: ContentView };

/** The newest state of the content. */
export async function readContent(services: Pick<ContentServices, 'content' | 'judgedFiles'>): Promise<ContentView> {
  return services.judgedFiles.view(await services.content.state());
}

/**
 * Saves an entry as one commit, judged as a whole before it is made, asks for a build and notes in the log who did it.
 * @throws AppError invalid for problems this save would bring; what `change` throws; ContentUnavailableError
 */
export async function saveContent(services: ContentServices, save: ContentSave): Promise<SaveOutcome> {
  const { content, judgedFiles, media, store, builds, background } = services;
  const line = saveLine(services, { ...save.by, act: save.act });
  let last: EntryChange | undefined;
  let isUrgent = false;
  const outcome = await content.commit({
    author: authorOf(save.by.actor),
    message: save.message,
    expected: save.expected,
    async change(state) {
      const view = await judgedFiles.view(state);
      last = await save.change(view);
      const problems = await problemsAddedBy(view, last.files);
      if (save.isRestoring !== true) problems.push(...(await missingUploadProblems(media, view, last.files)));
      refuseProblems(problems, last.file, save.isSource ?? false);
      await keepFreshUploads(store, view, last.files);
      isUrgent = callsOffOrMoves(view, last.files);
      if (last.files.size > 0) await line.intend(last.file, last.files);
      return last.files;
    },
  });
  const view = await judgedFiles.view(outcome.state);
  if (outcome.kind === 'conflict' || last === undefined) return { kind: 'conflict', view };
  if (last.files.size > 0) {
    background(() => builds.request(isUrgent ? 'now' : 'gathered'));
    await line.done();
  }
  return { kind: 'saved', view, file: last.file };
}

/** Whether a change calls an event off or moves it: who is on the way there must not learn that minutes later. */
function callsOffOrMoves(view: ContentView, files: FileChanges): boolean {
  const noticeOf = (judged: JudgedFile | undefined) =>
    judged?.content?.kind === 'events' && judged.content.event.status !== undefined
      ? `${judged.content.event.status} ${judged.content.event.start_date}`
      : null;
  const before = new Set([...files.keys()].map((file) => noticeOf(view.files.get(file))));
  return [...files].some(([file, text]) => {
    const notice = text === null ? null : noticeOf(judgeContentFile(file, text));
    return notice !== null && !before.has(notice);
  });
}

/** @throws AppError invalid */
function refuseProblems(problems: readonly ContentProblem[], file: string, isSource: boolean): void {
  if (problems.length === 0) return;
  const own = problems.filter((problem) => problem.file === file);
  if (own.length === 0) throw new AppError('invalid', problems.map(describeProblem).join(' '));
  throw new AppError('invalid', isSource ? { source: own.map(describeField) } : toFieldErrors(own));
}

function describeProblem({ file, field, message }: ContentProblem): string {
  return `Súbor ${file}${field === null ? '' : `, pole ${field}`}: ${message}.`;
}

function describeField({ field, message }: ContentProblem): string {
  return field === null ? toSentence(message) : `Pole ${field}: ${message}.`;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that mean something else than before, so that all others stay as they were written.
 * @param dates names of fields that hold wall-clock values: of two ways to write a moment the old one stays
 */
export function changedFields(before: Fields, after: Fields, dates: ReadonlySet<string>): Record<string, unknown> {
  const meansTheSame = (field: string, old: unknown, now: unknown) => {
    if (isSameValue(old, now) || (isNothing(old) && isNothing(now))) return true;
    return dates.has(field) && isDate(old) && isDate(now) && toEpochMs(old) === toEpochMs(now);
  };
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !meansTheSame(field, before[field], value)),
  );
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isWallClock(value);
}

/** `draft: false`, `social_links: {}` and an empty list say as much as no line at all. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
