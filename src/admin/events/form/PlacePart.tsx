import { Autocomplete, Button, Checkbox, Group, NumberInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listPlaces } from '../../../api/admin-events.ts';
import type { RoomName } from '../../../api/admin-rooms.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { CoordinateField, MapPicker } from '../../entries/MapPicker.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { useRoomNames } from '../../shared/occupants.tsx';
import { pointOf, type TypedPoint } from '../event-values.ts';
import { RoomNotice } from '../RoomNotice.tsx';
import { field, type PartProps } from './part.ts';

export function PlacePart({ form }: PartProps) {
  const places = useQuery({ queryKey: ['events', 'places'], queryFn: listPlaces });
  const known = places.data ?? [];
  return (
    <FormPart title="Kde">
      <RoomsFields form={form} />
      <Autocomplete
        {...field(form, 'location')}
        description="Začnite písať a&nbsp;vyberte zo známych miest, alebo napíšte nové."
        maxLength={120}
        limit={8}
        data={known.map(({ name }) => name)}
        onOptionSubmit={(name) =>
          form.setFieldValue('point', known.find((place) => place.name === name)?.point ?? null)
        }
      />
      <div>
        <RoomNotice values={form.values} />
        <PointFields
          value={form.values.point}
          onChange={(point) => {
            form.setFieldValue('point', point);
            form.clearFieldError('lat');
            form.clearFieldError('lng');
          }}
          errors={form.errors}
        />
      </div>
    </FormPart>
  );
}

interface PointProps {
  value: TypedPoint | null;
  onChange: (point: TypedPoint | null) => void;
  errors: { lat?: ReactNode; lng?: ReactNode };
}

function PointFields({ value, onChange, errors }: PointProps) {
  const point = pointOf(value);
  return (
    <>
      <MapPicker
        value={point}
        onPick={onChange}
        place="miesto podujatia"
        hint={
          point === null
            ? 'Na mape zatiaľ nie je vyznačené. Ak je podujatie u\u00a0nás v\u00a0dome, netreba ho vyznačiť.'
            : 'Miesto je vyznačené na mape.'
        }
      />
      {value !== null && (
        <>
          <Group align="start">
            {(['lat', 'lng'] as const).map((name) => (
              <CoordinateField
                key={name}
                label={EVENTS.fields[name].name}
                name={name}
                w="9rem"
                value={value[name]}
                error={errors[name]}
                onChange={(degrees) => onChange({ ...value, [name]: degrees })}
                onPoint={onChange}
              />
            ))}
          </Group>
          <Group>
            <Button variant="subtle" color="red" onClick={() => onChange(null)}>
              Zrušiť miesto na mape
            </Button>
          </Group>
        </>
      )}
    </>
  );
}

function RoomsFields({ form }: PartProps) {
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
