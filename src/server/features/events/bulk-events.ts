import { z } from 'zod';
import type { EventCall } from '../../../domain/events/event-call.ts';
import { hasBegun, movedToDay } from '../../../domain/events/move-to-day.ts';
import { calendarDay } from '../../../domain/fields/fields.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { AppError } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import { type ContentView, problemsAddedBy } from '../../core/entries/content-view.ts';
import { nextNumber, recordHighestNumber } from '../../core/entries/entry-numbers.ts';
import { eventCallOf, findEventFile } from '../../core/entries/event-files.ts';
import { toFieldErrors } from '../../core/entries/form-errors.ts';
import { type ContentServices, type EntryChange, joinedChanges, saveContent } from '../../core/entries/save-content.ts';
import { MAX_WRITES } from '../../ports/store/store.ts';
import { eventClaim } from '../reservations/rooms/event-claims.ts';
import { eventChange, idOf, removal } from './edit-event.ts';
import { eventsAt, goneTwin, type PastEvent, renumbered, restoration } from './restore-event.ts';
import { type CheckServices, findClashingHires } from './room-check.ts';

const ROWS = 'Vyberte aspoň jedno podujatie.';
const TOO_MANY = `Naraz sa dá zmeniť najviac ${MAX_WRITES} podujatí.`;
const ACTION = 'Vyberte, čo sa má s\u00a0podujatiami stať.';

const rows = z
  .array(
    z.object({
      id: z.int(),
      version: z.string().max(64).nullable(),
    }),
    ROWS,
  )
  .min(1, ROWS)
  .max(MAX_WRITES, TOO_MANY)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Jedno podujatie je vo výbere dvakrát.');

export const bulkBody = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(['publish', 'unpublish', 'delete']), rows }),
    z.object({
      action: z.literal('move'),
      rows,
      /** The new first day; hours and lengths stay. */
      day: calendarDay,
      /** Whether visitors are told that the events have moved; or the ids of events of which they are told. */
      as_moved: z.union([z.boolean(), z.array(z.int()).max(MAX_WRITES)]).default(false),
    }),
    z.object({ action: z.literal('restore'), rows, revision: z.string().min(1).max(64) }),
  ],
  ACTION,
);

type BulkChange = z.output<typeof bulkBody>;
type Row = BulkChange['rows'][number];

interface BulkOutcome {
  /** Under the number it has now. `version` null: deleted. */
  done: { id: number; version: string | null }[];
  failed: { id: number; message: string }[];
  /** Restoring `done` from this state undoes the change. */
  revision: string;
}

const ACTS = {
  publish: 'content_changed',
  unpublish: 'content_changed',
  move: 'content_changed',
  delete: 'content_deleted',
  restore: 'content_restored',
} as const;

const MESSAGES: Readonly<Record<BulkChange['action'], string>> = {
  publish: 'Publish',
  unpublish: 'Withdraw',
  move: 'Move',
  delete: 'Delete',
  restore: 'Restore',
};

const GONE = 'Medzitým ho niekto zmazal.';
const CHANGED = 'Medzitým ho zmenil niekto iný. Otvorte ho a\u00a0pozrite sa, čo je nové.';
const IS_THERE = 'Podujatie už je späť.';
const ENDED = 'Má nastavené stiahnutie z\u00a0webu, ktoré už bolo. Otvorte ho a\u00a0zmeňte ho.';

const HAS_BEGUN =
  'Niektoré jeho termíny už boli, preto sa nedajú presunúť všetky naraz. Otvorte ho a\u00a0presuňte ich jednotlivo.';

const TAKEN = 'V\u00a0tomto čase je jeho miestnosť obsadená. Otvorte ho a\u00a0uložte ho jednotlivo.';

const TAKEN_SINCE = 'V\u00a0tomto čase je jeho miestnosť obsadená. Vráťte ho jednotlivo, na obrazovke Zmazané.';

/**
 * Leaves out rows that changed meanwhile, would break a rule, or whose room is taken.
 * @throws AppError not-found (no such revision)
 */
export async function changeEvents(
  services: ContentServices & CheckServices,
  asked: BulkChange,
  by: AuditActor,
): Promise<BulkOutcome> {
  const ids = asked.rows.map(({ id }) => id);
  const past = asked.action === 'restore' ? await eventsAt(services, asked.revision, ids) : [];
  const claim = eventClaim(services);
  let failed = new Map<number, string>();
  let plans = new Map<number, EntryChange>();
  const outcome = await saveContent(services, {
    by,
    check: { judge: async () => [], end: claim.end },
    act: ACTS[asked.action],
    message: `${MESSAGES[asked.action]} ${asked.rows.length} events`,
    // A changed row must not stop the others, so each is compared in `change`.
    expected: new Map(),
    isRestoring: asked.action === 'restore',
    async change(view) {
      if (asked.action === 'delete') await recordHighestNumber(services, 'events', view.state);
      failed = new Map();
      plans = new Map();
      for (const row of asked.rows)
        try {
          plans.set(row.id, await planOf(services, view, asked, row, past, plans));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          failed.set(row.id, error.message);
        }
      await leaveOutWrong(view, plans, failed);
      await claim.take(view, filesOf(plans));
      await leaveOutTaken(services, view, asked.rows, plans, failed);
      return joinedChanges([...plans.values()].filter(({ files }) => files.size > 0));
    },
  });
  if (outcome.kind === 'conflict')
    throw new AppError('unavailable', 'Práve je tu priveľa zmien naraz. Skúste to, prosím, znova.');
  const { view, before } = outcome;
  return {
    done: asked.rows.flatMap(({ id }) => {
      const plan = plans.get(id);
      if (plan === undefined) return [];
      return [{ id: idOf(plan.file), version: view.state.blobIds.get(plan.file) ?? null }];
    }),
    failed: [...failed].map(([id, message]) => ({ id, message })),
    revision: before,
  };
}

async function planOf(
  services: ContentServices,
  view: ContentView,
  asked: BulkChange,
  { id, version }: Row,
  past: readonly PastEvent[],
  plans: ReadonlyMap<number, EntryChange>,
): Promise<EntryChange> {
  const judged = findEventFile(view, id, version);
  const present = judged === null ? null : (view.state.blobIds.get(judged.file) ?? null);
  if (asked.action === 'restore' && version === null && present !== null) {
    const twin = await goneTwin(services, view, id, asked.revision);
    if (twin === null) throw new AppError('conflict', IS_THERE);
    return renumbered(services, twin, await freeNumber(services, view, plans));
  }
  if (present !== version) throw new AppError('conflict', present === null ? GONE : CHANGED);
  if (asked.action === 'restore') {
    const known = past.filter((one) => idOf(one.file) === id);
    const former = known.find(({ file }) => file === judged?.file) ?? known.at(-1);
    if (former === undefined) throw new AppError('not-found', EVENTS.words.noSuchRevision);
    return restoration(services, view, former, judged?.file ?? null);
  }
  if (judged === null) throw new AppError('not-found', GONE);
  const { file } = judged;
  if (asked.action === 'delete') return removal(view, file);
  const event = eventCallOf(judged);
  if (event === null) throw new AppError('invalid', 'Jeho súbor má chybu, najprv ju opravte.');
  if (
    asked.action === 'publish' &&
    event.unpublish_at !== null &&
    toEpochMs(event.unpublish_at) <= services.clock.now()
  )
    throw new AppError('invalid', ENDED);
  if (asked.action === 'move' && hasBegun(event, services.clock.now())) throw new AppError('invalid', HAS_BEGUN);
  const body = asked.action === 'move' ? movedTo(event, asked) : { draft: asked.action === 'unpublish' };
  return eventChange(services, view, file, body);
}

async function freeNumber(
  services: ContentServices,
  view: ContentView,
  plans: ReadonlyMap<number, EntryChange>,
): Promise<number> {
  const next = await nextNumber(services, 'events', view.state);
  return next + [...plans.values()].filter(({ file }) => idOf(file) >= next).length;
}

type Times = Pick<EventCall, 'start_date' | 'previous_start_date'>;

/** One that moves back to its former time is told from where it moves now; when nobody is told, it has never moved. */
function movedTo(event: EventCall, { day, as_moved }: { day: string; as_moved: boolean | readonly number[] }) {
  const moved = movedToDay(event, day);
  if (event.start_date.startsWith(day) || event.status?.name === 'Zrušený') return moved;
  const isAnnounced = typeof as_moved === 'boolean' ? as_moved : as_moved.includes(event.id);
  const markOf = ({ start_date, previous_start_date: former }: Times, to: string | undefined) => {
    const isBack = former !== null && former === to;
    if (isAnnounced)
      return { status: 'Presunutý' as const, previous_start_date: former === null || isBack ? start_date : former };
    return isBack ? { status: null, previous_start_date: null } : null;
  };
  if (event.dates === null) {
    const mark = markOf(event, moved.start_date);
    return { ...moved, ...mark, ...(mark?.status && { status: { name: mark.status } }) };
  }
  const dates = event.dates.map((date, at) => {
    const now = moved.dates?.[at] ?? date;
    return date.status === 'Zrušený' ? now : { ...now, ...markOf(date, now.start_date) };
  });
  return { ...moved, dates };
}

/** Taking a room from a hire is decided event by event. */
async function leaveOutTaken(
  services: CheckServices,
  view: ContentView,
  rows: readonly Row[],
  plans: Map<number, EntryChange>,
  failed: Map<number, string>,
): Promise<void> {
  const met = await findClashingHires(services, view, filesOf(plans));
  for (const { id, version } of rows) {
    const plan = plans.get(id);
    if (plan === undefined || !met.has(plan.file)) continue;
    failed.set(id, version === null ? TAKEN_SINCE : TAKEN);
    plans.delete(id);
  }
}

function filesOf(plans: ReadonlyMap<number, EntryChange>): Map<string, string | null> {
  return new Map([...plans.values()].flatMap(({ files }) => [...files]));
}

async function leaveOutWrong(
  view: ContentView,
  plans: Map<number, EntryChange>,
  failed: Map<number, string>,
): Promise<void> {
  for (;;) {
    const problems = await problemsAddedBy(view, filesOf(plans));
    const wrong = [...plans].filter(([, { files }]) => problems.some(({ file }) => files.has(file)));
    if (wrong.length === 0) return;
    for (const [id, { files }] of wrong) {
      const own = toFieldErrors(problems.filter(({ file }) => files.has(file)));
      failed.set(id, Object.values(own).flat().join(' '));
      plans.delete(id);
    }
  }
}
