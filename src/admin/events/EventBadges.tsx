import { Badge, Group } from '@mantine/core';
import type { Publication as Stand } from '../../api/admin-content.ts';
import { isPublished } from '../../domain/events/event-file.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { PublicationBadge, PublicationNow } from '../entries/PublicationBadge.tsx';

interface Props {
  event: {
    publication: Stand;
    problems: readonly unknown[];
    status?: { name: string } | null | undefined;
    draft?: boolean | undefined;
    publish_at?: string | null | undefined;
    unpublish_at?: string | null | undefined;
  };
  nowMs: number;
  /** In its editor. */
  isOpened?: boolean;
}

/** Where an event stands on the site, and what has changed about it. */
export function EventBadges({ event, nowMs, isOpened = false }: Props) {
  const Publication = isOpened ? PublicationNow : PublicationBadge;
  const { publication, problems, status = null, draft = false, publish_at = null, unpublish_at = null } = event;
  const isLive = publication.state === 'live';
  // The site may be built from the newest version of a draft, and still visitors do not see it.
  const isOnSite = isPublished(
    { draft, publish_at: publish_at ?? undefined, unpublish_at: unpublish_at ?? undefined },
    nowMs,
  );
  return (
    <Group gap="xs">
      {problems.length > 0 && <Badge color="red">Súbor má chybu</Badge>}
      {draft && <Badge color="yellow">Koncept</Badge>}
      {!draft && publish_at !== null && toEpochMs(publish_at) > nowMs && (
        <Badge color="yellow">Zverejní sa {formatDate(toEpochMs(publish_at))}</Badge>
      )}
      {!draft && unpublish_at !== null && toEpochMs(unpublish_at) <= nowMs && <Badge>Stiahnuté z&nbsp;webu</Badge>}
      {status !== null && <Badge color="red">{status.name === 'Zrušený' ? 'Zrušené' : 'Presunuté'}</Badge>}
      {(!isLive || isOnSite) && <Publication publication={publication} />}
    </Group>
  );
}
