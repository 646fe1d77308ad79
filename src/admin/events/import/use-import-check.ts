import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { checkEvents } from '../../../api/event-import.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { type ImportRow, judgeFoundEvent } from '../../../domain/events/import/import-row.ts';

/** An event of the file with all that is to be said of it. */
export interface CheckedRow extends ImportRow {
  /** The event it looks like; `id` null: one further up in the file. */
  sameAs: { id: number | null; title: string } | null;
}

/**
 * Judges the events of a file: by what the file says, and by the rules and the events of the server.
 * @param titleForText where there is no text, the title stands for it
 */
export function useImportCheck(found: readonly FoundEvent[], titleForText: boolean) {
  const [nowMs] = useState(Date.now);
  const rows = useMemo(
    () => found.map((event) => judgeFoundEvent(event, { nowMs, titleForText })),
    [found, nowMs, titleForText],
  );
  // The events themselves would make a key of two megabytes.
  const id = useId();
  const check = useQuery({
    queryKey: ['event-import', id, nowMs],
    // A missing text is told of without the server, and may be mended by a choice: it is not asked about.
    queryFn: () => checkEvents(found.map((event) => toDraft(judgeFoundEvent(event, { nowMs, titleForText: true })))),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const checked = rows.map((row, at): CheckedRow => {
    const { problems, same_as } = check.data?.[at] ?? { problems: {}, same_as: null };
    return {
      ...row,
      problems: row.problems.length > 0 ? row.problems : Object.values(problems).flat(),
      sameAs: row.start === null ? null : same_as,
    };
  });
  return { rows: checked, check };
}

function toDraft({ fields }: ImportRow) {
  return { ...fields, draft: true };
}
