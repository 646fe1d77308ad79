import { Group, Radio, Select, Stack, TextInput } from '@mantine/core';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { TICKETS_OPTIONS } from '../words.ts';
import { field, type PartProps } from './part.ts';

export function AdmissionPart({ form }: PartProps) {
  const { is_paid, tickets } = form.values;
  return (
    <FormPart title="Vstupné">
      <Radio.Group
        label={`${EVENTS.fields.is_paid.name}?`}
        description="Bez odpovede sa podujatie dá uložiť len ako koncept."
        name="is_paid"
        value={is_paid === null ? null : is_paid ? 'yes' : 'no'}
        onChange={(value) => form.setFieldValue('is_paid', value === 'yes')}
        error={form.errors.is_paid}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="no"
            label="Nie, vstup je voľný"
            // The form leads here when neither is chosen.
            data-path="is_paid"
            aria-invalid={Boolean(form.errors.is_paid)}
          />
          <Radio value="yes" label="Áno" />
        </Stack>
      </Radio.Group>
      <TextInput
        {...field(form, 'price_text')}
        description={
          is_paid === false ? 'Napríklad: dobrovoľné vstupné. Inak nechajte prázdne.' : 'Napríklad: 10 €, zľavnené 6 €'
        }
        maxLength={60}
      />
      <AddressField
        {...field(form, 'rezervovane_sk_url')}
        description="Stránka, kde sa dajú kúpiť alebo rezervovať vstupenky, napríklad predpredaj.sk."
      />
      <Group align="start" gap="var(--space-3) 2rem">
        <Select
          {...field(form, 'tickets')}
          description={form.values.dates.length > 0 ? 'Pre termíny, ktoré nemajú vlastné.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          w="15rem"
          clearable
          placeholder="Nič nehovoriť"
          data={TICKETS_OPTIONS}
          value={tickets || null}
          onChange={(chosen) => form.setFieldValue('tickets', chosen ?? '')}
        />
        {(tickets === 'not-yet' || form.values.tickets_from !== '') && (
          <DateTimeField {...field(form, 'tickets_from')} name="tickets_from" />
        )}
      </Group>
    </FormPart>
  );
}
