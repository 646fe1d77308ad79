import type { EventChoice, IssueDetail, IssueFields } from '../../api/admin-newsletter.ts';
import { isSameValue } from '../../domain/fields/same-value.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';

export function toFields({ subject, introduction, event_ids, in_archive }: IssueFields): IssueFields {
  return { subject, introduction, event_ids, in_archive };
}

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  subject: 'Predmet',
  introduction: 'Úvod',
  events: 'Podujatia a\u00a0ich poradie',
  in_archive: 'V\u00a0archíve na webe',
};

export function toCompared(fields: IssueFields, choices: readonly EventChoice[]) {
  const { subject, introduction, event_ids, in_archive } = fields;
  return { subject, introduction, events: event_ids.map((id) => nameOf(id, choices)), in_archive };
}

export function fromCompared(
  { subject, introduction, events, in_archive }: Readonly<Record<string, unknown>>,
  mine: IssueFields,
  theirs: IssueDetail,
): IssueFields {
  const isTheirs = isSameValue(events, toCompared(theirs, theirs.choices).events);
  return {
    subject: String(subject),
    introduction: String(introduction),
    event_ids: isTheirs ? theirs.event_ids : mine.event_ids,
    in_archive: in_archive === true,
  };
}

function nameOf(id: number, choices: readonly EventChoice[]): string {
  const event = choices.find((choice) => choice.id === id);
  return event === undefined ? `podujatie ${id}` : `${event.title}, ${formatDateTime(event.start_date)}`;
}
