import { addEvents, followCalendar, type GoneEvent } from '../../../api/event-import.ts';
import type { SourcePart } from '../../../domain/events/import/source-change.ts';
import { toEpochMs } from '../../../domain/time/wall-clock.ts';
import { eventCount } from '../../../domain/words/plural.ts';
import { useCreationKey, useSave } from '../../shared/use-save.ts';
import { dateCount } from '../date-values.ts';
import type { askWhichFollow } from '../move-question.tsx';
import { eventStartInWords } from '../words.ts';
import type { AddedEvent } from './DoneStep.tsx';
import type { CheckedRow } from './use-import-check.ts';

interface Sent {
  events: Parameters<typeof addEvents>[0];
  following: Parameters<typeof followCalendar>[0];
  gone: readonly number[];
  asMoved: readonly number[];
  named: ReadonlyMap<number, AddedEvent>;
}

export function useImportSave(onDone: (added: AddedEvent[], changed: AddedEvent[], draftCount: number) => void) {
  const keyOf = useCreationKey();
  return useSave({
    // The changes come first: sent again they change nothing.
    async call({ events, following, gone, asMoved }: Sent) {
      const changed = following.length + gone.length === 0 ? [] : await followCalendar(following, gone, asMoved);
      return { changed, ids: events.length === 0 ? [] : await addEvents(events, keyOf(events)) };
    },
    done: ({ ids, changed }) =>
      changed.length === 0
        ? `Pridané: ${eventCount(ids.length)}.`
        : `Pridané: ${eventCount(ids.length)}, zmenené: ${eventCount(changed.length)}.`,
    showsErrors: false,
    onDone: ({ ids, changed }, { events, named }) => {
      const added = events.flatMap(({ title, start_date, end_date, dates = [] }, index): AddedEvent[] => {
        const id = ids[index];
        const when = eventStartInWords(toEpochMs(start_date), end_date && toEpochMs(end_date));
        const more = dates.length > 1 ? `, ${dateCount(dates.length)}` : '';
        return id === undefined ? [] : [{ id, title, when: `${when}${more}` }];
      });
      onDone(
        added,
        changed.flatMap((id) => named.get(id) ?? []),
        events.filter(({ draft }) => draft).length,
      );
    },
  });
}

export function followingIn(chosen: readonly CheckedRow[]): Parameters<typeof askWhichFollow>[0] {
  return chosen.flatMap(({ known, fields: { start_date, end_date, location, status } }) => {
    if (known === null) return [];
    const follows = (part: SourcePart) => known.changes.includes(part);
    if (!follows('time') && !follows('location')) return [];
    const fields = {
      ...(follows('time') && { start_date, end_date }),
      ...(follows('location') && { location }),
      ...(follows('status') && { status }),
    };
    return [{ id: known.id, fields }];
  });
}

interface Chosen {
  rows: readonly CheckedRow[];
  struck: readonly GoneEvent[];
  areDrafts: boolean;
  asMoved: readonly number[];
}

export function sentOf({ rows: chosen, struck, areDrafts, asMoved }: Chosen): Sent {
  const added = chosen.filter(({ known }) => known === null);
  const known = chosen.flatMap((row) => (row.known === null ? [] : [{ row, id: row.known.id }]));
  const named = [
    ...known.map(({ row, id }) => ({ id, title: row.title, when: eventStartInWords(row.start ?? '', row.end) })),
    ...struck.map(({ id, title, start_date }) => ({ id, title, when: eventStartInWords(start_date, null) })),
  ];
  return {
    events: added.map(({ fields, sameAs, clashes, isDraft = false }) => ({
      ...fields,
      draft: areDrafts || isDraft,
      ...(sameAs !== null && { may_repeat: true }),
      ...(clashes.length > 0 && { override: true }),
    })),
    following: known.flatMap(({ row: { fields } }) => {
      const { source } = fields;
      return source === undefined ? [] : [{ ...fields, source }];
    }),
    gone: struck.map(({ id }) => id),
    asMoved,
    named: new Map(named.map((event) => [event.id, event])),
  };
}
