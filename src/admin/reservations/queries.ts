import { queryOptions, useQuery } from '@tanstack/react-query';
import { type DeskRoom, listRooms, readPrices, readSummary } from '../../api/admin-reservations.ts';
import { roomName } from '../../domain/content/rooms.ts';

/** `nameOf` returns the id until rooms are fetched. */
export function useRooms() {
  const query = useQuery({ queryKey: ['reservations', 'rooms'], queryFn: listRooms });
  const rooms = query.data ?? [];
  return {
    query,
    options: rooms.map(toOption),
    offered: (chosen: string) => rooms.filter(({ id, retired }) => !retired || id === chosen).map(toOption),
    nameOf: (room: string) => roomName(rooms, room),
  };
}

function toOption({ id, name, retired }: DeskRoom) {
  return { value: id, label: retired ? `${name} (vyradená)` : name };
}

export function usePrices() {
  return useQuery({ ...PRICES, select: ({ items }) => items });
}

export function useHireKinds(chosen: string | null): string[] {
  const { data: kinds = [] } = useQuery({ ...PRICES, select: ({ hire }) => hire.kinds });
  return chosen === null || kinds.includes(chosen) ? kinds : [...kinds, chosen];
}

const PRICES = queryOptions({ queryKey: ['reservations', 'prices'], queryFn: readPrices });

export const SUMMARY_KEY = ['reservations', 'summary'] as const;

export function useSummary() {
  return useQuery({ queryKey: SUMMARY_KEY, queryFn: readSummary });
}
