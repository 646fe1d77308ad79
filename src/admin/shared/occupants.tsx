import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listRoomNames, type Occupant, type RoomName, readOccupancy, type Span } from '../../api/admin-rooms.ts';
import { STATUS_WORDS } from '../../domain/reservations/reservation-status.ts';
import { formatSpan } from '../../domain/time/format-date.ts';
import { plural } from '../../domain/words/plural.ts';
import { useUser } from '../shell/contexts.ts';
import { PlainList } from './layout.tsx';

export function occupantState({ kind, status, is_hidden }: Occupant): string {
  if (kind === 'event') return is_hidden === true ? 'podujatie, zatiaľ nie je na webe' : 'podujatie';
  if (kind === 'block') return 'zablokované';
  if (status === 'new' || status === null) return 'čaká na odpoveď';
  return `${STATUS_WORDS[status]} rezervácia`;
}

export function occupantAddress({ kind, id }: Occupant): string {
  return kind === 'event' ? `/events/${id}` : `/reservations/${id}`;
}

/** A course has one for each of its days. */
export function occupantKey({ kind, id, room, start }: Occupant): string {
  return `${kind} ${id} ${room} ${start}`;
}

export function moreWords(more: number): string {
  return `a\u00a0${plural(more, 'ďalšia', 'ďalšie', 'ďalších')} ${more}`;
}

interface Props {
  occupants: readonly Occupant[];
  more?: number;
  roomName?: (room: string) => string;
  /** Links open beside the page, so that nothing typed is lost. */
  isBeside?: boolean;
}

export function OccupantList({ occupants, more = 0, roomName, isBeside = false }: Props) {
  const { permissions } = useUser();
  const mayOpen = ({ kind }: Occupant) =>
    permissions.includes(kind === 'event' ? 'manage_events' : 'manage_reservations');
  return (
    <PlainList gap="0.35rem">
      {occupants.map((other) => (
        <li key={occupantKey(other)}>
          {mayOpen(other) ? (
            <Link to={occupantAddress(other)} {...(isBeside && { target: '_blank' })}>
              {other.title}
            </Link>
          ) : (
            `${other.title}${other.kind === 'event' ? '' : ` ${other.id}`}`
          )}{' '}
          ({occupantState(other)}), {formatSpan(other.start, other.end)}
          {roomName !== undefined && `, ${roomName(other.room)}`}
        </li>
      ))}
      {more > 0 && <li>{moreWords(more)}</li>}
    </PlainList>
  );
}

export function useRoomNames(): RoomName[] {
  return useQuery({ queryKey: ['rooms'], queryFn: listRoomNames }).data ?? [];
}

const TYPING_MS = 300;

/** `place` is null while unknown; `occupants` is null until known for just this place. */
export function useOccupancy(place: { rooms: readonly RoomName['id'][]; span: Span } | null) {
  const [asked] = useDebouncedValue(JSON.stringify(place), TYPING_MS);
  const query = useQuery({
    // Any save may have taken the room, so each asks anew.
    queryKey: ['rooms', 'occupancy', asked],
    queryFn: () => (place === null ? { items: [], more: 0 } : readOccupancy(place.span, place.rooms)),
    enabled: place !== null && place.rooms.length > 0 && asked === JSON.stringify(place),
  });
  const isOfThis = place !== null && asked === JSON.stringify(place);
  const occupants: Occupant[] | null = isOfThis ? (query.data?.items ?? null) : null;
  return { occupants, isError: isOfThis && query.isError };
}
