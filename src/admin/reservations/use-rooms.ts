import { useQuery } from '@tanstack/react-query';
import { listRooms } from '../../api/admin-reservations.ts';

/** The rooms for hire; `nameOf` answers the id until they are there. */
export function useRooms() {
  const query = useQuery({ queryKey: ['reservations', 'rooms'], queryFn: listRooms });
  const rooms = query.data ?? [];
  return {
    query,
    options: rooms.map(({ id, name }) => ({ value: id, label: name })),
    nameOf: (room: string) => rooms.find(({ id }) => id === room)?.name ?? room,
  };
}
