import { Radio, Select, Stack, TextInput } from '@mantine/core';
import { EVENT_STATUSES } from '../../../domain/events/event-dates.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { useKinds } from '../queries.ts';
import { field, type PartProps } from './part.ts';
import { WhenFields } from './WhenFields.tsx';

export function TimePart({ form, isNew }: PartProps & { isNew: boolean }) {
  const chosen = form.values.kind;
  const kinds = useKinds().filter(({ id, retired }) => !retired || id === chosen);
  return (
    <FormPart title="Čo a&nbsp;kedy">
      <TextInput {...field(form, 'title')} required maxLength={200} />
      <WhenFields form={form} isNew={isNew} />
      <Select
        {...field(form, 'kind')}
        placeholder="Vyberte"
        maw="17rem"
        clearable
        data={kinds.map(({ id, name }) => ({ value: id, label: name }))}
        value={form.values.kind || null}
        onChange={(kind) => form.setFieldValue('kind', kind ?? '')}
      />
    </FormPart>
  );
}

export function ChangePart({ form }: PartProps) {
  const hasRows = form.values.dates.length > 0;
  const choose = (value: string) => {
    const status = EVENT_STATUSES.find((known) => known === value) ?? '';
    form.setFieldValue('status', status);
    if (status === 'Presunutý' && !hasRows && form.values.previous_start_date === '')
      form.setFieldValue('previous_start_date', form.getInitialValues().start_date);
  };
  return (
    <FormPart title={EVENTS.fields.status.name}>
      <Radio.Group
        label={hasRows ? 'Konajú sa všetky termíny?' : 'Koná sa?'}
        name="status"
        value={form.values.status}
        onChange={choose}
        error={form.errors.status}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="" label={hasRows ? 'Áno, okrem tých, ktoré hore označíte' : 'Áno, koná sa'} />
          <Radio
            value="Zrušený"
            label={hasRows ? 'Zrušené je celé podujatie' : 'Zrušené'}
            description="Na webe zostane s&nbsp;označením „zrušené“."
          />
          {!(hasRows && form.values.status !== 'Presunutý') && (
            <Radio
              value="Presunutý"
              label="Presunuté na iný čas či miesto"
              description="Nový čas alebo miesto napíšte hore."
            />
          )}
        </Stack>
      </Radio.Group>
      {form.values.status === 'Presunutý' && !hasRows && (
        <DateTimeField {...field(form, 'previous_start_date')} name="previous_start_date" />
      )}
    </FormPart>
  );
}
