import { Radio, Stack, TextInput } from '@mantine/core';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';

export function EntryFields({ form }: { form: EventFormState }) {
  const { is_paid } = form.values;
  return (
    <FormPart title="Vstupné">
      <Radio.Group
        label="Platí sa vstupné?"
        name="is_paid"
        value={is_paid ? 'yes' : 'no'}
        onChange={(value) => form.setFieldValue('is_paid', value === 'yes')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="no" label="Nie, vstup je voľný" />
          <Radio value="yes" label="Áno" />
        </Stack>
      </Radio.Group>
      <TextInput
        label="Cena slovami"
        description={
          is_paid ? 'Napríklad: 10 €, zľavnené 6 €' : 'Napríklad: dobrovoľné vstupné. Inak nechajte prázdne.'
        }
        maxLength={60}
        {...form.getInputProps('price_text')}
      />
      <TextInput
        label="Odkaz na vstupenky"
        description="Adresa stránky, kde sa dajú kúpiť alebo rezervovať vstupenky."
        type="url"
        inputMode="url"
        placeholder="https://"
        {...form.getInputProps('rezervovane_sk_url')}
      />
    </FormPart>
  );
}
