import { Badge, Group, Text } from '@mantine/core';
import type { Publication as Stand } from '../../api/entries.ts';
import { type EventStatus, statusOfDates } from '../../domain/events/event-dates.ts';
import { CHANGE_WORDS } from '../../domain/events/event-words.ts';
import { type Missing, missingInWords } from '../../domain/events/missing-things.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { PublicationBadge, PublicationNow } from '../entries/PublicationBadge.tsx';
import { dayAndTime } from '../entries/saved-words.ts';

interface Props {
  event: {
    publication: Stand;
    problems: readonly unknown[];
    status?: { name: EventStatus } | null | undefined;
    dates?: readonly { status: EventStatus | null }[] | null | undefined;
    draft?: boolean | undefined;
    publish_at?: string | null | undefined;
    unpublish_at?: string | null | undefined;
  };
  nowMs: number;
  isOpened?: boolean;
}

/** Only an event that visitors may see now has a state of publication. */
export function EventBadges({ event, nowMs, isOpened = false }: Props) {
  return (
    <Group gap="xs">
      {event.problems.length > 0 && <Badge color="red">Súbor má chybu</Badge>}
      <ChangeBadge event={event} />
      <PublicationState event={event} nowMs={nowMs} isOpened={isOpened} />
    </Group>
  );
}

export function ChangeBadge({ event: { draft, status, dates } }: Pick<Props, 'event'>) {
  const change = draft === true ? null : statusOfDates(status?.name, dates ?? []);
  return change !== null && <Badge color="red">{CHANGE_WORDS[change]}</Badge>;
}

function PublicationState({ event, nowMs, isOpened }: Required<Props>) {
  const { draft = false, publish_at, unpublish_at, publication } = event;
  if (draft) return <Badge color="yellow">Koncept</Badge>;
  if (publish_at && toEpochMs(publish_at) > nowMs)
    return <Badge color="yellow">Zverejní sa {dayAndTime(toEpochMs(publish_at), nowMs)}</Badge>;
  if (unpublish_at && toEpochMs(unpublish_at) <= nowMs) return <Badge>Stiahnuté z&nbsp;webu</Badge>;
  const Publication = isOpened ? PublicationNow : PublicationBadge;
  return <Publication publication={publication} />;
}

export function MissingWords({ missing }: { missing: readonly Missing[] }) {
  if (missing.length === 0) return null;
  return (
    <Text span display="block" fz="sm" c="dimmed">
      chýba: {missingInWords(missing)}
    </Text>
  );
}
