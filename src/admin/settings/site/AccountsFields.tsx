import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormPart } from '../../shared/FormShell.tsx';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import type { SiteValues } from './site-values.ts';

/** Who may make accounts of the staff area. */
export function AccountsFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title="Účty">
      <Checkbox
        label={SETTING_FIELD_NAMES.site.registration}
        description="Kolegovia si môžu založiť účet sami; rolu im aj tak dáva správca. Bez toho účty zakladá len správca pozvánkou."
        {...form.getInputProps('isRegistrationOpen', { type: 'checkbox' })}
      />
    </FormPart>
  );
}
