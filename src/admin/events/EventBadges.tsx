import { Badge, Group } from '@mantine/core';
import type { Publication as Stand } from '../../api/admin-content.ts';
import { formatDate } from '../../domain/time/format-date.ts';
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
  return (
    <Group gap="xs">
      {problems.length > 0 && <Badge color="red">Súbor má chybu</Badge>}
      {draft && <Badge color="yellow">Koncept</Badge>}
      {!draft && publish_at !== null && Date.parse(publish_at) > nowMs && (
        <Badge color="yellow">Zverejní sa {formatDate(publish_at)}</Badge>
      )}
      {!draft && unpublish_at !== null && Date.parse(unpublish_at) <= nowMs && <Badge>Stiahnuté z&nbsp;webu</Badge>}
      {status !== null && <Badge color="red">{status.name === 'Zrušený' ? 'Zrušené' : 'Presunuté'}</Badge>}
      {(!isLive || isOnSite(event, nowMs)) && <Publication publication={publication} />}
    </Group>
  );
}

/** A draft whose draft the site was built from is up to date, but not to be seen. */
function isOnSite({ draft = false, publish_at = null, unpublish_at = null }: Props['event'], nowMs: number): boolean {
  if (draft || (publish_at !== null && Date.parse(publish_at) > nowMs)) return false;
  return unpublish_at === null || Date.parse(unpublish_at) > nowMs;
}
