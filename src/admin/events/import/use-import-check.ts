import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useId, useMemo, useState } from 'react';
import type { Occupant } from '../../../api/admin-rooms.ts';
import { checkEvents, type EventCheck, type GoneEvent } from '../../../api/event-import.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { type ImportChoices, type ImportRow, judgeFoundEvent } from '../../../domain/events/import/import-row.ts';
import { type OpenQuestion, openAmong } from '../../../domain/events/import/open-question.ts';
import { inTurns, nextTurn } from '../../shared/in-turns.ts';
import { useKinds } from '../queries.ts';
import { readTexts } from './read-markup.ts';

export interface CheckedRow extends ImportRow {
  /** `id` null: one further up in the file. */
  sameAs: { id: number | null; title: string } | null;
  clashes: readonly Occupant[];
  open: readonly OpenQuestion[];
  known: NonNullable<EventCheck['known']> | null;
}

export function isOffered({ known, clashes }: CheckedRow): boolean {
  return known === null || (known.changes.length > 0 && clashes.length === 0);
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();
const NONE_GONE: readonly GoneEvent[] = [];

type Chosen = Pick<ImportChoices, 'titleForText' | 'areDrafts' | 'answers' | 'priceForNone'>;

export function useImportCheck(found: readonly FoundEvent[], chosen: Chosen) {
  const { titleForText, areDrafts, answers, priceForNone } = chosen;
  const [nowMs] = useState(Date.now);
  const kinds = useKinds();
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(NO_TEXTS);
  const rows = useMemo(
    () =>
      found.map((event) => {
        const description = texts.get(event.description) ?? event.description;
        const choices = { nowMs, titleForText, areDrafts, kinds, answers, priceForNone };
        return { key: keyOf(event), row: judgeFoundEvent({ ...event, description }, choices) };
      }),
    [found, texts, nowMs, titleForText, areDrafts, kinds, answers, priceForNone],
  );
  const keys = useMemo(() => found.map(keyOf), [found]);
  // An id, because the events themselves may have two megabytes.
  const id = useId();
  const check = useQuery({
    queryKey: ['event-import', id, nowMs, keys],
    queryFn: async () => {
      // To read the texts and to send a megabyte takes a phone a second, so the rows are shown first.
      await nextTurn();
      const read = await inTurns(readTexts(found, texts));
      startTransition(() => setTexts(read));
      // What may be missing from drafts, and what the page asks about, is not for the server to judge.
      const drafts = rows.map(({ row: { fields } }, at) => ({
        ...fields,
        description: read.get(found[at]?.description ?? '') || fields.title,
        draft: true,
      }));
      const { rows: judgements, gone } = await checkEvents(drafts);
      return { gone, byKey: new Map(rows.map(({ key }, at) => [key, judgements[at]] as const)) };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  // A phone takes a part of a second to judge the rows of a year anew, and answers meanwhile.
  const data = useDeferredValue(check.data);
  // Rows that stay the same are not rendered again.
  const checked = useMemo(
    () =>
      rows.map(({ key, row }): CheckedRow => {
        const judged: EventCheck = data?.byKey.get(key) ?? { problems: {}, same_as: null };
        const { problems, same_as, clashes = [], known = null } = judged;
        const open = openAmong(row.questions, answers);
        // An event that is there already has what its file lacks; before the check nobody knows.
        const own = known === null && data !== undefined ? row.problems : [];
        return {
          ...row,
          problems: own.length > 0 || open.length > 0 ? own : Object.values(problems).flat(),
          sameAs: row.start === null ? null : same_as,
          clashes,
          open,
          known,
        };
      }),
    [rows, data, answers],
  );
  const isComparing = check.isPending || data !== check.data;
  return { rows: checked, gone: data?.gone ?? NONE_GONE, check, isComparing };
}

/** An answer about the file may change the times of an event. */
function keyOf({ place, times }: FoundEvent): string {
  return `${place} ${times.start} ${times.end}`;
}
