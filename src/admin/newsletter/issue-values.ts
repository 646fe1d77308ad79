import type { EventChoice, IssueFields } from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import type { Fields } from '../entries/versions.ts';

export function toFields({ subject, introduction, event_ids, in_archive }: IssueFields): IssueFields {
  return { subject, introduction, event_ids, in_archive };
}

export const FIELD_NAMES: Readonly<Record<string, string>> = {
  subject: 'Predmet',
  introduction: 'Úvod',
  events: 'Podujatia a\u00a0ich poradie',
  in_archive: 'V\u00a0archíve na webe',
};

type Compared = ReturnType<typeof toCompared>;

/** With the names of the events, which people compare. */
export function toCompared(fields: IssueFields, choices: readonly EventChoice[]) {
  const { subject, introduction, event_ids, in_archive } = fields;
  return { subject, introduction, events: event_ids.map((id) => ({ id, name: nameOf(id, choices) })), in_archive };
}

/** @param chosen each field from one of the versions that `toCompared` gave */
export function fromCompared(chosen: Fields): IssueFields {
  const { events, ...others } = chosen as Compared;
  return { ...others, event_ids: events.map(({ id }) => id) };
}

function nameOf(id: number, choices: readonly EventChoice[]): string {
  const event = choices.find((choice) => choice.id === id);
  return event === undefined ? `podujatie ${id}` : `${event.title}, ${formatDateTime(event.start_date)}`;
}
