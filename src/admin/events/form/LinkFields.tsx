import { TextInput } from '@mantine/core';
import { FormPart } from '../../shared/FormShell.tsx';
import type { EventFormState } from './EventForm.tsx';
import { SOCIAL_PLATFORMS } from './event-values.ts';

const LABELS: Record<(typeof SOCIAL_PLATFORMS)[number], string> = {
  website: 'Stránka podujatia alebo účinkujúcich',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
};

export function LinkFields({ form }: { form: EventFormState }) {
  return (
    <FormPart title="Odkazy">
      {SOCIAL_PLATFORMS.map((platform) => (
        <TextInput
          key={platform}
          label={LABELS[platform]}
          type="url"
          inputMode="url"
          placeholder="https://"
          {...form.getInputProps(`social_links.${platform}`)}
        />
      ))}
    </FormPart>
  );
}
