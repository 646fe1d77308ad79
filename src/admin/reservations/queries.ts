import { useQuery } from '@tanstack/react-query';
import { type DeskReservation, listRooms, readSummary } from '../../api/admin-reservations.ts';

/** The stable ids of the rooms; their names come from the server. */
export const ROOMS = ['velka-sala', 'mala-sala', 'foyer'] as const satisfies readonly DeskReservation['room'][];

/** The rooms for hire. `nameOf` returns the id until they are fetched. */
export function useRooms() {
  const query = useQuery({ queryKey: ['reservations', 'rooms'], queryFn: listRooms });
  const rooms = query.data ?? [];
  return {
    query,
    options: rooms.map(({ id, name }) => ({ value: id, label: name })),
    nameOf: (room: string) => rooms.find(({ id }) => id === room)?.name ?? room,
  };
}

/** The summary for the list and for the cards of the dashboard, which share one answer. */
export function useSummary() {
  return useQuery({ queryKey: ['reservations', 'summary'], queryFn: readSummary });
}
