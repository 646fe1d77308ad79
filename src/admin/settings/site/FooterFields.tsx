import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AddressField } from '../../shared/AddressField.tsx';
import { FormPart } from '../../shared/form-parts.tsx';
import styles from '../shared/fields.module.css';
import { field, type SiteValues } from './site-values.ts';

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
          <AddressField key={name} {...field(form, `links.${name}`)} description={description} />
        ))}
        <TextInput
          {...field(form, 'district_office_label')}
          description="Napríklad Obecný úrad alebo Mestský úrad. Prázdne: Web zriaďovateľa."
          maxLength={40}
        />
      </FormPart>
      <FormPart title="Kto za web zodpovedá">
        <div className={styles.pair}>
          <TextInput {...field(form, 'organisation_id')} inputMode="numeric" />
          <TextInput {...field(form, 'founder')} maxLength={120} />
        </div>
        <p className={styles.hint}>Na konci každej stránky. Správca obsahu a&nbsp;prevádzkovateľ sú povinné údaje.</p>
        {RESPONSIBLE.map((name) => (
          <div key={name} className={styles.pair}>
            <TextInput {...field(form, `${name}.name`)} required maxLength={120} />
            <TextInput {...field(form, `${name}.email`)} required type="email" />
          </div>
        ))}
      </FormPart>
    </>
  );
}
