import { Badge } from '@mantine/core';
import type { Publication } from '../../api/entries.ts';
import { toEpochMs } from '../../domain/time/wall-clock.ts';
import { PublicationBadge, PublicationNow } from '../entries/PublicationBadge.tsx';
import { dayAndTime } from '../entries/saved-words.ts';

interface Props {
  banner: { publication: Publication; from?: string | null | undefined; until?: string | null | undefined };
  nowMs: number;
  isOpened?: boolean;
}

export function BannerBadge({ banner: { publication, from, until }, nowMs, isOpened = false }: Props) {
  if (from && toEpochMs(from) > nowMs)
    return <Badge color="yellow">Ukáže sa {dayAndTime(toEpochMs(from), nowMs)}</Badge>;
  if (until && toEpochMs(until) <= nowMs) return <Badge>Už sa neukazuje</Badge>;
  const Publication = isOpened ? PublicationNow : PublicationBadge;
  return <Publication publication={publication} />;
}
