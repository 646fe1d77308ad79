import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listPlaces } from '../../../api/admin-events.ts';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';
import { PointFields } from './PointFields.tsx';

export function PlaceFields({ form }: { form: EventFormState }) {
  const places = useQuery({ queryKey: ['events', 'places'], queryFn: listPlaces });
  const known = places.data ?? [];
  return (
    <FormPart title="Kde">
      <Autocomplete
        label="Miesto"
        description="Začnite písať a&nbsp;vyberte zo známych miest, alebo napíšte nové."
        maxLength={120}
        limit={8}
        data={known.map(({ name }) => name)}
        onOptionSubmit={(name) =>
          form.setFieldValue('point', known.find((place) => place.name === name)?.point ?? null)
        }
        {...form.getInputProps('location')}
      />
      <PointFields
        value={form.values.point}
        onChange={(point) => {
          form.setFieldValue('point', point);
          form.clearFieldError('lat');
          form.clearFieldError('lng');
        }}
        errors={form.errors}
      />
    </FormPart>
  );
}
