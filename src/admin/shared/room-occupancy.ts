import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { listRoomNames, type Occupant, type RoomName, readOccupancy, type Span } from '../../api/admin-rooms.ts';

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
