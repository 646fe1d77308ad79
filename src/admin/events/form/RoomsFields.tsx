import { Checkbox, Group, NumberInput } from '@mantine/core';
import type { RoomName } from '../../../api/admin-rooms.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { useRoomNames } from '../../shared/room-occupancy.ts';
import { field, type PartProps } from './part.ts';

export function RoomsFields({ form }: PartProps) {
  const { rooms: chosen, location, holds_rooms } = form.values;
  const known = useRoomNames();
  const offered = known.filter(({ id, retired }) => !retired || chosen.includes(id));
  const choose = (ids: string[]) => {
    form.setFieldValue('rooms', ids);
    // Words made from the rooms follow them; what somebody wrote stays.
    if (location.trim() === '' || location === roomText(known, chosen))
      form.setFieldValue('location', roomText(known, ids));
  };
  return (
    <>
      {offered.length > 0 && (
        <Checkbox.Group
          label={EVENTS.fields.rooms.name}
          description="Od prípravy po upratanie budú obsadené. Ak je podujatie inde, nechajte prázdne."
          value={chosen}
          onChange={choose}
          error={form.errors.rooms}
        >
          <Group gap="var(--space-2) var(--space-5)" mt="xs">
            {offered.map(({ id, name, retired }) => (
              <Checkbox key={id} value={id} name="rooms" label={retired ? `${name} (vyradená)` : name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {chosen.length > 0 && (
        <Group align="start" gap="var(--space-3) var(--space-5)">
          <NumberInput {...field(form, 'setup_minutes')} {...MINUTES} />
          <NumberInput {...field(form, 'teardown_minutes')} {...MINUTES} />
        </Group>
      )}
      {(chosen.length > 0 || !holds_rooms) && (
        <Checkbox
          name="holds_rooms"
          label="Miestnosti neobsadzuje (iba nápad)"
          description="Kým je zaškrtnuté, v&nbsp;tom čase ich môže dostať niekto iný."
          checked={!holds_rooms}
          onChange={(event) => form.setFieldValue('holds_rooms', !event.currentTarget.checked)}
        />
      )}
    </>
  );
}

const MINUTES = { min: 0, max: 24 * 60, step: 15, allowDecimal: false, w: '15rem' } as const;

function roomText(known: readonly RoomName[], ids: readonly string[]): string {
  const names = known.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const last = names.at(-1);
  return last === undefined || names.length === 1 ? (last ?? '') : `${names.slice(0, -1).join(', ')} a\u00a0${last}`;
}
