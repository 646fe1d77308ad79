import { Group, Select, TextInput } from '@mantine/core';
import { EVENT_KINDS } from '../../../domain/content/event.ts';
import { kindName } from '../../../domain/view/event-kind.ts';
import { DateTimeField } from '../../content/DateTimeField.tsx';
import { FormPart } from '../../shared/FormPart.tsx';
import type { EventFormState } from './EventForm.tsx';

const KIND_OPTIONS = EVENT_KINDS.map((value) => ({ value, label: kindName(value) }));

export function BasicFields({ form }: { form: EventFormState }) {
  return (
    <FormPart title="Čo a&nbsp;kedy">
      <TextInput label="Názov" required maxLength={200} {...form.getInputProps('title')} />
      <Group align="start" gap="xl">
        <DateTimeField label="Začiatok" required name="start_date" {...form.getInputProps('start_date')} />
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
