import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormPart } from '../../shared/FormShell.tsx';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const NAMES = SETTING_FIELD_NAMES.site;

/** What the centre is called and says of itself. */
export function AboutHouseFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title="O&nbsp;dome">
      <div className={styles.pair}>
        <TextInput
          label={NAMES.name}
          description="V&nbsp;hlavičke webu, v&nbsp;e-mailoch a&nbsp;v&nbsp;titulkoch stránok."
          required
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={NAMES.short_name}
          description="Tam, kde je málo miesta."
          required
          maxLength={30}
          {...form.getInputProps('short_name')}
        />
      </div>
      <Textarea
        label={NAMES.about_teaser}
        description="Odsek o&nbsp;dome na úvodnej stránke, dve až tri vety."
        required
        maxLength={400}
        {...form.getInputProps('about_teaser')}
      />
      <Textarea
        label={NAMES.description}
        description="Ukáže ho Google pod názvom domu. Najlepšie do 160 znakov."
        required
        maxLength={200}
        {...form.getInputProps('description')}
      />
      <NumberInput
        label={NAMES.founded_year}
        required
        hideControls
        allowDecimal={false}
        w="8rem"
        {...form.getInputProps('founded_year')}
      />
      <div>
        <div className={styles.three}>
          <TextInput
            label={NAMES.years_of_operation}
            required
            maxLength={10}
            {...form.getInputProps('claims.years_of_operation')}
          />
          <TextInput
            label={NAMES.events_per_year}
            required
            maxLength={10}
            {...form.getInputProps('claims.events_per_year')}
          />
          <TextInput
            label={NAMES.visitors_per_year}
            required
            maxLength={12}
            {...form.getInputProps('claims.visitors_per_year')}
          />
        </div>
        <p className={styles.hint}>Veľké čísla na úvodnej stránke a&nbsp;na stránke O&nbsp;nás, napríklad 60+.</p>
      </div>
    </FormPart>
  );
}
