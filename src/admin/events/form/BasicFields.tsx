import { Group, Select, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EVENT_KINDS } from '../../../domain/events/event-file.ts';
import { kindName } from '../../../domain/events/event-kind.ts';
import { isWallClock } from '../../../domain/time/time.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';
import { movedEnd } from './moved-end.ts';

const KIND_OPTIONS = EVENT_KINDS.map((value) => ({ value, label: kindName(value) }));

export function BasicFields({ form }: { form: EventFormState }) {
  const { start_date: start, end_date: end } = form.values;
  // While another start is being typed, it may be no time at all.
  const lastStart = useRef(start);
  useEffect(() => {
    if (isWallClock(start)) lastStart.current = start;
  }, [start]);
  const moveStart = (to: string) => {
    const moved = movedEnd({ from: lastStart.current, to, end });
    form.setFieldValue('start_date', to);
    if (moved !== end) form.setFieldValue('end_date', moved);
  };
  return (
    <FormPart title="Čo a&nbsp;kedy">
      <TextInput label="Názov" required maxLength={200} {...form.getInputProps('title')} />
      <Group align="start" gap="xl">
        <DateTimeField
          label="Začiatok"
          required
          name="start_date"
          {...form.getInputProps('start_date')}
          onChange={moveStart}
        />
        <DateTimeField
          label="Koniec"
          description="Ak ho neviete, nechajte prázdny."
          name="end_date"
          {...form.getInputProps('end_date')}
        />
      </Group>
      <Select
        label="Druh podujatia"
        placeholder="Vyberte"
        maw="17rem"
        clearable
        data={KIND_OPTIONS}
        {...form.getInputProps('kind')}
        value={form.values.kind || null}
        onChange={(kind) => form.setFieldValue('kind', kind ?? '')}
      />
    </FormPart>
  );
}
