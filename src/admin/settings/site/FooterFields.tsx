import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const NAMES = SETTING_FIELD_NAMES.site;

const LINKS = [
  { name: 'district_office', description: 'Úrad mesta, obce alebo kraja.' },
  { name: 'data_protection', description: 'Stránka úradu o\u00a0osobných údajoch.' },
  { name: 'facebook', description: undefined },
  { name: 'instagram', description: undefined },
  { name: 'timetable', description: 'Tlačidlo pri ceste k\u00a0vám na stránke Prenájom.' },
] as const;

const RESPONSIBLE = ['content_manager', 'technical_operator'] as const;

export function FooterFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <FormPart title="Odkazy na iné stránky">
        <p className={styles.hint}>
          V&nbsp;pätičke každej stránky, ak tu nie je napísané inak. Čo dom nemá, nechajte prázdne.
        </p>
        {LINKS.map(({ name, description }) => (
          <AddressField
            key={name}
            label={NAMES[name]}
            description={description}
            {...form.getInputProps(`links.${name}`)}
          />
        ))}
        <TextInput
          label={NAMES.district_office_label}
          description="Napríklad Obecný úrad alebo Mestský úrad. Prázdne: Web zriaďovateľa."
          maxLength={40}
          {...form.getInputProps('district_office_label')}
        />
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
