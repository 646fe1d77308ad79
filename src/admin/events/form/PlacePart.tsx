import { Autocomplete, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listPlaces } from '../../../api/admin-events.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { CoordinateField, MapPicker } from '../../entries/MapPicker.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { pointOf, type TypedPoint } from '../event-values.ts';
import { RoomNotice } from '../RoomNotice.tsx';
import { field, type PartProps } from './part.ts';
import { RoomsFields } from './RoomsFields.tsx';

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
