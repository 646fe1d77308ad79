import { Group, TextInput } from '@mantine/core';
import { slugOf } from '../../../domain/words/fold.ts';
import { DateTimeField } from '../../entries/DateTimeField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { field, type PartProps } from './part.ts';

export function PublishingPart({ form }: PartProps) {
  return (
    <FormPart title="Zverejnenie">
      <Group align="start" gap="xl">
        <DateTimeField {...field(form, 'publish_at')} description="Prázdne: hneď po zverejnení." name="publish_at" />
        <DateTimeField
          {...field(form, 'unpublish_at')}
          description="Prázdne: zostane v&nbsp;archíve."
          name="unpublish_at"
          start={form.values.publish_at}
        />
      </Group>
      <TextInput
        {...field(form, 'slug')}
        description={`Časť adresy stránky podujatia. Prázdna: „${slugOf(form.values.title)}“. Keď ju zmeníte, stará adresa presmeruje na novú.`}
        maxLength={80}
      />
    </FormPart>
  );
}
