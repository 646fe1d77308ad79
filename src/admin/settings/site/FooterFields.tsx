import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const NAMES = SETTING_FIELD_NAMES.site;

const LINKS = [
  { name: 'district_office', description: 'Zriaďovateľ domu. V\u00a0pätičke každej stránky.', isRequired: true },
  {
    name: 'data_protection',
    description: 'Stránka úradu o\u00a0osobných údajoch. V\u00a0pätičke každej stránky.',
    isRequired: true,
  },
  {
    name: 'facebook',
    description: 'V\u00a0pätičke každej stránky. Ak ho dom nemá, nechajte prázdne.',
    isRequired: false,
  },
  {
    name: 'instagram',
    description: 'V\u00a0pätičke každej stránky. Ak ho dom nemá, nechajte prázdne.',
    isRequired: false,
  },
  { name: 'timetable', description: 'Tlačidlo pri zastávke na stránke Prenájom.', isRequired: true },
] as const;

const RESPONSIBLE = ['content_manager', 'technical_operator'] as const;

/** Links of the footer, and who is responsible for the site. */
export function FooterFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <FormPart title="Odkazy na iné stránky">
        {LINKS.map(({ name, description, isRequired }) => (
          <AddressField
            key={name}
            label={NAMES[name]}
            description={description}
            required={isRequired}
            {...form.getInputProps(`links.${name}`)}
          />
        ))}
      </FormPart>
      <FormPart title="Kto za web zodpovedá">
        <div className={styles.pair}>
          <TextInput label={NAMES.organisation_id} inputMode="numeric" {...form.getInputProps('organisation_id')} />
          <TextInput label={NAMES.founder} maxLength={120} {...form.getInputProps('founder')} />
        </div>
        <p className={styles.hint}>Na konci každej stránky. Správca obsahu a&nbsp;prevádzkovateľ sú povinné údaje.</p>
        {RESPONSIBLE.map((name) => (
          <div key={name} className={styles.pair}>
            <TextInput label={NAMES[`${name}.name`]} required maxLength={120} {...form.getInputProps(`${name}.name`)} />
            <TextInput label={NAMES[`${name}.email`]} required type="email" {...form.getInputProps(`${name}.email`)} />
          </div>
        ))}
      </FormPart>
    </>
  );
}
