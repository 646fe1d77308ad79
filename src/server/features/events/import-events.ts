import { Hono } from 'hono';
import { z } from 'zod';
import { type SourceName, sourceName } from '../../../domain/events/event-source.ts';
import { MAX_IMPORTED_EVENTS } from '../../../domain/events/import/found-event.ts';
import { sameEventKey } from '../../../domain/events/import/import-row.ts';
import { toWallClock } from '../../../domain/time/written-moment.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';
import { AppError, type FieldErrors } from '../../app-error.ts';
import type { AuditActor } from '../../core/audit/audit-log.ts';
import { actorOf, guards } from '../../core/auth/guards.ts';
import { type ContentView, problemsAddedBy } from '../../core/entries/content-view.ts';
import { nextNumber } from '../../core/entries/entry-numbers.ts';
import { missingUploadProblems } from '../../core/entries/entry-pictures.ts';
import { isEventFile } from '../../core/entries/event-files.ts';
import { toFieldErrors } from '../../core/entries/form-errors.ts';
import { type ContentServices, readContent, saveContent } from '../../core/entries/save-content.ts';
import { override } from '../../core/entries/version.ts';
import type { AppEnv } from '../../core/http/app-env.ts';
import { idempotent } from '../../core/http/idempotency.ts';
import { validated } from '../../core/http/validated.ts';
import type { Services } from '../../services.ts';
import { type EventClaim, eventClaim } from '../reservations/rooms/event-claims.ts';
import {
  MAY_NOT_OVERRIDE,
  type Occupant,
  type RoomRights,
  redactFor,
  roomRights,
} from '../reservations/rooms/occupants.ts';
import {
  followCalendar,
  type GoneEvent,
  goneEvents,
  type KnownEvent,
  knownFrom,
  newSource,
  sourcedEvents,
} from './calendar-events.ts';
import { newEventFile } from './edit-event.ts';
import { findClashingHires, refuseTaken } from './room-check.ts';

/** `may_repeat`: an event with this title and start may exist; `override`: the room may be taken. */
type ImportedEvent = Readonly<Record<string, unknown>> & {
  may_repeat?: boolean | undefined;
  override?: boolean | undefined;
  source?: SourceName | undefined;
};

interface RowJudgement {
  problems: FieldErrors;
  /** `id` null: an earlier one of the same import. */
  same_as: { id: number | null; title: string } | null;
  known?: KnownEvent;
  clashes?: Occupant[];
}

type ImportServices = ContentServices & Pick<Services, 'secret' | 'contentIndex'>;

interface Judgement {
  firstId: number;
  rows: RowJudgement[];
  gone: GoneEvent[];
  files: Map<string, string>;
}

/**
 * Adds all events or none. Checks the state that the commit is based on: two simultaneous imports must not create
 * every event twice.
 * @throws AppError invalid, fields named `events.0.title` from 0; conflict (a room is taken)
 */
async function importEvents(
  services: ImportServices,
  events: readonly ImportedEvent[],
  by: AuditActor,
  rights: RoomRights,
): Promise<number[]> {
  const claim = eventClaim(services);
  let firstId = 0;
  await saveContent(services, {
    by,
    check: { judge: async () => [], end: claim.end },
    act: 'content_created',
    message: `Add ${events.length} events`,
    expected: new Map(),
    async change(view) {
      const judgement = await judgeEvents(services, view, events, claim);
      const { rows, files } = judgement;
      refuse(rows, events);
      const isKnown = (at: number) => events[at]?.override === true;
      refuseTaken(
        rows.flatMap(({ clashes = [] }, at) => (isKnown(at) ? [] : clashes)),
        rights,
      );
      firstId = judgement.firstId;
      const names = [...files.keys()];
      const overrides = names.map((file, at) => ({ file, met: (rows[at]?.clashes ?? []).map(({ id }) => id) }));
      return { file: names[0] ?? '', files, each: [linesOf(names, events)], overrides };
    },
  });
  return events.map((_, at) => firstId + at);
}

async function judgeEvents(
  services: ImportServices,
  view: ContentView,
  events: readonly ImportedEvent[],
  claim?: EventClaim,
): Promise<Judgement> {
  const firstId = await nextNumber(services, 'events', view.state);
  const known = knownEvents(view);
  const sourced = sourcedEvents(view);
  const files = new Map<string, string>();
  const rowOfFile = new Map<string, RowJudgement>();
  const rows = events.map((event, at): RowJudgement => {
    const found = knownFrom(sourced, event);
    if (found !== null) return { problems: {}, same_as: null, known: found };
    const key = keyOf(event);
    const row: RowJudgement = { problems: {}, same_as: known.get(key) ?? null };
    if (row.same_as === null) known.set(key, { id: null, title: String(event.title) });
    try {
      const { file, text } = newEventFile(services, firstId + at, event, newSource(event));
      files.set(file, text);
      rowOfFile.set(file, row);
    } catch (error) {
      if (!(error instanceof AppError) || typeof error.detail === 'string') throw error;
      row.problems = error.detail;
    }
    return row;
  });
  for (const [at, row] of rows.entries()) {
    if (row.known === undefined || row.known.changes.length === 0) continue;
    try {
      const change = await followCalendar(services, view, sourced, events[at] ?? {});
      const text = change?.files.get(change.file);
      if (change === null || !text) continue;
      files.set(change.file, text);
      rowOfFile.set(change.file, row);
    } catch (error) {
      if (!(error instanceof AppError) || typeof error.detail === 'string') throw error;
      row.problems = error.detail;
    }
  }
  const problems = await problemsAddedBy(view, files);
  problems.push(...(await missingUploadProblems(services.media, view, files)));
  for (const problem of problems) {
    const row = rowOfFile.get(problem.file);
    if (row === undefined) throw new AppError('invalid', `Súbor ${problem.file}: ${problem.message}.`);
    row.problems = { ...row.problems, ...toFieldErrors([problem]) };
  }
  await claim?.take(view, files);
  for (const [file, clashes] of await findClashingHires(services, view, files)) {
    const row = rowOfFile.get(file);
    if (row !== undefined) row.clashes = clashes;
  }
  return { firstId, rows, gone: goneEvents(sourced, events, services.clock.now()), files };
}

function knownEvents({ files }: ContentView): Map<string, NonNullable<RowJudgement['same_as']>> {
  const known = new Map<string, NonNullable<RowJudgement['same_as']>>();
  for (const { content } of [...files.values()].filter(isEventFile)) {
    if (content?.kind !== 'events') continue;
    const { id, title, start_date } = content.event;
    known.set(sameEventKey(title, start_date), { id, title });
  }
  return known;
}

function keyOf({ title, start_date }: ImportedEvent): string {
  return sameEventKey(String(title), toWallClock(String(start_date)));
}

function refuse(rows: readonly RowJudgement[], events: readonly ImportedEvent[]): void {
  const errors: FieldErrors = {};
  for (const [at, { problems, same_as, known }] of rows.entries()) {
    if (known !== undefined) errors[`events.${at}.title`] = [KNOWN];
    for (const [field, messages] of Object.entries(problems)) errors[`events.${at}.${field}`] = messages;
    if (same_as !== null && events[at]?.may_repeat !== true)
      errors[`events.${at}.title`] = [...(errors[`events.${at}.title`] ?? []), SAME];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalid', errors);
}

const KNOWN = 'Tento záznam kalendára už je medzi podujatiami.';

const SAME = 'Podujatie s\u00a0týmto názvom a\u00a0začiatkom už je medzi podujatiami.';

/** The log keeps the titles after an event is gone. */
function linesOf(files: readonly string[], events: readonly ImportedEvent[]): string {
  return files.map((file, at) => `${file} ${cleanLine(String(events[at]?.title))}`).join('\n');
}

const TOO_MANY = `Naraz sa dá pridať najviac ${MAX_IMPORTED_EVENTS} podujatí.`;

const importBody = z.object({
  events: z
    .array(z.looseObject({ may_repeat: z.boolean().optional(), override, source: sourceName.optional() }))
    .min(1, 'Vyberte aspoň jedno podujatie.')
    .max(MAX_IMPORTED_EVENTS, TOO_MANY),
});

export type EventImportApi = ReturnType<typeof eventImportRoutes>;

export function eventImportRoutes(services: Services) {
  const { can } = guards(services);
  const manage = can('manage_events');

  return new Hono<AppEnv>()
    .post('/api/admin/events/import/check', manage, validated('json', importBody), async (c) => {
      const { rows, gone } = await judgeEvents(services, await readContent(services), c.req.valid('json').events);
      const rights = roomRights(c.get('actor').user.value.roles);
      const shown = rows.map(
        ({ clashes, ...row }): RowJudgement =>
          clashes === undefined ? row : { ...row, clashes: clashes.map((occupant) => redactFor(rights, occupant)) },
      );
      return c.json({ rows: shown, ...(gone.length > 0 && { gone }) }, 200);
    })
    .post(
      '/api/admin/events/import',
      manage,
      idempotent(services, 'events-import'),
      validated('json', importBody),
      async (c) => {
        const { events } = c.req.valid('json');
        const rights = roomRights(c.get('actor').user.value.roles);
        if (!rights.overrides && events.some((event) => event.override === true))
          throw new AppError('forbidden', MAY_NOT_OVERRIDE);
        const ids = await importEvents(services, events, actorOf(c), rights);
        return c.json({ ids }, 201);
      },
    );
}
