import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fieldOf } from '../../entries/form-values.ts';
import { FormPart } from '../../shared/form-parts.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.site);

export function AboutHouseFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <FormPart title="O&nbsp;dome">
      <div className={styles.pair}>
        <TextInput
          {...field(form, 'name')}
          description="V&nbsp;hlavičke webu, v&nbsp;e-mailoch a&nbsp;v&nbsp;titulkoch stránok."
          required
          maxLength={80}
        />
        <TextInput {...field(form, 'short_name')} description="Tam, kde je málo miesta." required maxLength={30} />
      </div>
      <Textarea
        {...field(form, 'about_teaser')}
        description="Odsek o&nbsp;dome na úvodnej stránke, dve až tri vety."
        required
        maxLength={400}
      />
      <Textarea
        {...field(form, 'description')}
        description="Ukáže ho Google pod názvom domu. Najlepšie do 160 znakov."
        required
        maxLength={200}
      />
      <TextInput
        {...field(form, 'about_lead')}
        description="Jedna veta na začiatku. Prázdna: S&nbsp;vami od roku, v&nbsp;ktorom dom otvorili."
        maxLength={160}
      />
      <TextInput
        {...field(form, 'contact_lead')}
        description="Napríklad na čo si u&nbsp;vás ľudia miestnosti prenajímajú."
        maxLength={200}
      />
      <NumberInput {...field(form, 'founded_year')} required allowDecimal={false} w="8rem" />
      <div>
        <div className={styles.three}>
          <TextInput {...field(form, 'claims.years_of_operation')} required maxLength={10} />
          <TextInput {...field(form, 'claims.events_per_year')} required maxLength={10} />
          <TextInput {...field(form, 'claims.visitors_per_year')} required maxLength={12} />
        </div>
        <p className={styles.hint}>Veľké čísla na úvodnej stránke a&nbsp;na stránke O&nbsp;nás, napríklad 60+.</p>
      </div>
    </FormPart>
  );
}
