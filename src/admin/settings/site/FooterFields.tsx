import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormPart } from '../../shared/FormShell.tsx';
import { SETTING_FIELD_NAMES } from '../setting-field-names.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const NAMES = SETTING_FIELD_NAMES.site;

const LINKS = [
  { name: 'district_office', description: 'Zriaďovateľ domu. V\u00a0pätičke každej stránky.' },
  { name: 'data_protection', description: 'Stránka úradu o\u00a0osobných údajoch. V\u00a0pätičke každej stránky.' },
  { name: 'facebook', description: 'V\u00a0pätičke každej stránky.' },
  { name: 'instagram', description: 'V\u00a0pätičke každej stránky.' },
  { name: 'timetable', description: 'Tlačidlo pri zastávke na stránke Prenájom.' },
] as const;

const RESPONSIBLE = ['content_manager', 'technical_operator'] as const;

/** Links of the footer, and who answers for the site. */
export function FooterFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <FormPart title="Odkazy na iné stránky">
        {LINKS.map(({ name, description }) => (
          <TextInput
            key={name}
            label={NAMES[name]}
            description={description}
            required
            type="url"
            inputMode="url"
            placeholder="https://"
            {...form.getInputProps(`links.${name}`)}
          />
        ))}
      </FormPart>
      <FormPart title="Kto za web zodpovedá">
        <p className={styles.hint}>Povinný údaj na konci každej stránky.</p>
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
