import { NativeSelect } from '@mantine/core';
import { useRoomNames } from '../room-occupancy.ts';

interface Props {
  /** An id; null: all rooms. */
  room: string | null;
  /** '': all rooms. */
  onRoom: (room: string) => void;
}

export function RoomFilter({ room, onRoom }: Props) {
  const options = useRoomNames().map(({ id, name, retired }) => ({
    value: id,
    label: retired ? `${name} (vyradená)` : name,
  }));
  return (
    <NativeSelect
      label="Miestnosť"
      value={room ?? ''}
      data={[{ value: '', label: 'Všetky miestnosti' }, ...options]}
      onChange={(event) => onRoom(event.currentTarget.value)}
    />
  );
}
