import { Radio, Stack } from '@mantine/core';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';
import type { EventStatus } from './event-values.ts';

const STATUSES: readonly EventStatus[] = ['', 'Zrušený', 'Presunutý'];

export function StatusFields({ form }: { form: EventFormState }) {
  const choose = (value: string) => {
    const status = STATUSES.find((known) => known === value) ?? '';
    form.setFieldValue('status', status);
    // The time that was announced is the one that stands there when it is moved.
    if (status === 'Presunutý' && form.values.previous_start_date === '')
      form.setFieldValue('previous_start_date', form.getInitialValues().start_date);
  };
  return (
    <FormPart title="Zmena podujatia">
      <Radio.Group
        label="Koná sa?"
        name="status"
        value={form.values.status}
        onChange={choose}
        error={form.errors.status}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="" label="Áno, koná sa" />
          <Radio value="Zrušený" label="Zrušené" description="Na webe zostane s&nbsp;označením „zrušené“." />
          <Radio value="Presunutý" label="Presunuté na iný čas" description="Nový čas napíšte hore ako začiatok." />
        </Stack>
      </Radio.Group>
      {form.values.status === 'Presunutý' && (
        <DateTimeField
          label="Pôvodný začiatok"
          name="previous_start_date"
          {...form.getInputProps('previous_start_date')}
        />
      )}
    </FormPart>
  );
}
