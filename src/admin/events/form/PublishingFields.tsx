import { Group, Switch, TextInput } from '@mantine/core';
import { slugOf } from '../../../domain/words/slug-of.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';

export function PublishingFields({ form }: { form: EventFormState }) {
  return (
    <FormPart title="Zverejnenie">
      <Switch
        label="Koncept"
        description="Podujatie je uložené, ale na webe ho nevidno."
        {...form.getInputProps('draft', { type: 'checkbox' })}
      />
      <Group align="start" gap="xl">
        <DateTimeField
          label="Zverejniť od"
          description="Prázdne: hneď po uložení."
          name="publish_at"
          {...form.getInputProps('publish_at')}
        />
        <DateTimeField
          label="Stiahnuť z&nbsp;webu"
          description="Prázdne: zostane v&nbsp;archíve."
          name="unpublish_at"
          {...form.getInputProps('unpublish_at')}
        />
      </Group>
      <TextInput
        label="Adresa na webe"
        description="Časť adresy stránky podujatia. Keď ju zmeníte, stará adresa presmeruje na novú."
        maxLength={80}
        placeholder={slugOf(form.values.title)}
        {...form.getInputProps('slug')}
      />
    </FormPart>
  );
}
