import type { ContentProblem } from '../../../content-files/content-problem.ts';
import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { datesOf, type Tickets } from '../../../domain/events/event-dates.ts';
import { isSameValue } from '../../../domain/fields/same-value.ts';
import type { FieldRules } from '../../../domain/kinds/kind.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { isWallClock } from '../../../domain/time/written-moment.ts';
import { toSentence } from '../../../domain/words/schema-words.ts';
import { AppError } from '../../app-error.ts';
import {
  type CommitOutcome,
  ContentUnavailableError,
  type FileChanges,
} from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import type { Act, AuditActor } from '../audit/audit-log.ts';
import { type ContentView, problemsAddedBy } from './content-view.ts';
import { keepFreshUploads, missingUploadProblems } from './entry-pictures.ts';
import { toFieldErrors } from './form-errors.ts';
import { authorOf, type Override, saveLine } from './save-log.ts';

export type ContentServices = Pick<
  Services,
  'content' | 'judgedFiles' | 'media' | 'builds' | 'contentManifest' | 'background' | 'store' | 'clock' | 'random'
>;

export interface EntryChange {
  files: FileChanges;
  file: string;
  /** What the log says, a line for each; missing: the file. */
  each?: readonly string[];
  /** Missing: those that the check has met. */
  overrides?: readonly Override[];
}

export function joinedChanges(changes: readonly EntryChange[]): EntryChange {
  const each = changes.map(({ file }) => file);
  return { file: each[0] ?? '', files: new Map(changes.flatMap(({ files }) => [...files])), each };
}

export interface CheckChange {
  /** Throws to stop the save; called again for each newer state. It gives what the save overrides, for the log. */
  judge(view: ContentView, files: FileChanges): Promise<readonly string[]>;
  /** Called when the outcome is known; does not throw. */
  end?(isSaved: boolean): Promise<void>;
}

export interface Editing {
  by: AuditActor;
  check?: CheckChange | undefined;
}

interface ContentSave extends Editing {
  act: Extract<Act, `content_${string}`>;
  message: string;
  /** Blob ids the editor opened; null: the file must not exist. */
  expected: ReadonlyMap<string, string | null>;
  change(view: ContentView): Promise<EntryChange>;
  isSource?: boolean;
  /** An old version may name pictures that were removed permanently. */
  isRestoring?: boolean;
}

export type SaveOutcome =
  | {
      kind: 'saved';
      view: ContentView;
      file: string;
      before: string;
    }
  | { kind: 'conflict'; view: ContentView };

export async function readContent(services: Pick<ContentServices, 'content' | 'judgedFiles'>): Promise<ContentView> {
  return services.judgedFiles.view(await services.content.state());
}

/**
 * The whole content is checked before the commit.
 * @throws AppError invalid for problems the save would add; what `change` throws
 */
export async function saveContent(services: ContentServices, save: ContentSave): Promise<SaveOutcome> {
  const { content, judgedFiles, media, store, builds, background } = services;
  const line = saveLine(services, { ...save.by, act: save.act });
  let last: EntryChange | undefined;
  let before = '';
  let isUrgent = false;
  const outcome = await endingCheck(save.check, () =>
    content.commit({
      author: authorOf(save.by.actor),
      message: save.message,
      expected: save.expected,
      async change(state) {
        const view = await judgedFiles.view(state);
        before = state.revision;
        last = await save.change(view);
        const problems = await problemsAddedBy(view, last.files);
        if (save.isRestoring !== true) problems.push(...(await missingUploadProblems(media, view, last.files)));
        const isOfOthers = problems.every(({ file }) => file !== last?.file);
        if (!isOfOthers) refuseProblems(problems, last.file, save.isSource ?? false);
        const met = (await save.check?.judge(view, last.files)) ?? [];
        refuseProblems(problems, last.file, save.isSource ?? false);
        await keepFreshUploads(store, view, last.files);
        isUrgent = isNewsAtOnce(view, last.files);
        const { file, files, each = [file], overrides = [{ file, met }] } = last;
        if (files.size > 0) await line.intend(each, files, overrides);
        return files;
      },
    }),
  );
  const view = await judgedFiles.view(outcome.state);
  if (outcome.kind === 'conflict' || last === undefined) return { kind: 'conflict', view };
  if (last.files.size > 0) {
    background(() => builds.request(isUrgent ? 'now' : 'gathered'));
    await line.done();
  }
  return { kind: 'saved', view, file: last.file, before };
}

/** When the repository did not answer, the outcome is unknown and the check is told nothing. */
async function endingCheck(
  check: Pick<CheckChange, 'end'> | undefined,
  commit: () => Promise<CommitOutcome>,
): Promise<CommitOutcome> {
  try {
    const outcome = await commit();
    await check?.end?.(outcome.kind === 'committed');
    return outcome;
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) await check?.end?.(false);
    throw error;
  }
}

/** People on their way must learn at once of cancelled or moved dates and of scarce tickets. */
function isNewsAtOnce(view: ContentView, files: FileChanges): boolean {
  const datesIn = (judged: JudgedFile | undefined) =>
    judged?.content?.kind === 'events' ? datesOf(judged.content.event) : [];
  return [...files].some(([file, text]) => {
    if (text === null) return false;
    const after = judgeContentFile(file, text);
    const id = after.content?.kind === 'events' ? after.content.event.id : null;
    const former = id === null ? undefined : [...files.keys()].map((name) => view.files.get(name)).find(isOf(id));
    const before = new Map(datesIn(former).map((date) => [date.key, date]));
    return datesIn(after).some((date) => {
      const old = before.get(date.key);
      const isChanged = date.status !== null && (date.status !== old?.status || date.start_date !== old.start_date);
      return isChanged || scarcity(date.tickets) !== scarcity(old?.tickets ?? null);
    });
  });
}

const isOf = (id: number) => (judged: JudgedFile | undefined) =>
  judged?.content?.kind === 'events' && judged.content.event.id === id;

function scarcity(tickets: Tickets | null): Tickets | null {
  return tickets === 'sold-out' || tickets === 'few-left' ? tickets : null;
}

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

const NONE: ReadonlySet<string> = new Set();

type Comparison = Partial<Pick<FieldRules, 'meantEmpty' | 'trueByDefault'> & { dates: ReadonlySet<string> }>;

/** Other fields keep their notation; so do `dates` (wall-clock values) of the same moment. */
export function changedFields(
  before: Fields,
  after: Fields,
  { meantEmpty = NONE, trueByDefault = NONE, dates = NONE }: Comparison = {},
): Record<string, unknown> {
  const meansTheSame = (field: string, old: unknown, now: unknown) => {
    if (isSameValue(old, now)) return true;
    const preset = trueByDefault.has(field);
    if (isDefault(preset, old) && isDefault(preset, now)) return !meantEmpty.has(field);
    return dates.has(field) && isDate(old) && isDate(now) && toEpochMs(old) === toEpochMs(now);
  };
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => !meansTheSame(field, before[field], value)),
  );
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isWallClock(value);
}

function isDefault(preset: boolean, value: unknown): boolean {
  if (value === undefined || value === null || value === preset) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
