import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { FormPart } from '../../shared/form-parts.tsx';
import { useUser } from '../../shell/contexts.ts';
import styles from '../shared/fields.module.css';
import { newRow } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { field, type PhoneRow, type SiteValues } from './site-values.ts';

export function ContactFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  return (
    <>
      <FormPart title="Telefóny">
        <p className={styles.hint}>
          Prvé číslo je hlavné, vidia ho aj vyhľadávače. Na stránke Prenájom sú všetky. Napíšte, čie sú, napríklad
          Pokladnica a&nbsp;informácie, a&nbsp;čísla píšte s&nbsp;predvoľbou, napríklad +421&nbsp;900&nbsp;123&nbsp;456.
        </p>
        <SortableList<PhoneRow>
          form={form}
          path="phones"
          items={form.values.phones}
          nameOf={({ label }) => label}
          newName="Nový telefón"
          addLabel="Pridať telefón"
          make={() => newRow({ label: '', number: '' })}
          isAlwaysOpen
        >
          {(_, path) => (
            <div className={styles.pair}>
              <TextInput {...field(form, `${path}.label`)} required maxLength={60} />
              <TextInput {...field(form, `${path}.number`)} required type="tel" />
            </div>
          )}
        </SortableList>
        <TextInput
          {...field(form, 'reservation_phone')}
          description="V&nbsp;pätičke každej stránky a&nbsp;pri formulári. Bez neho je tam prvé číslo."
          type="tel"
        />
        <TextInput
          {...field(form, 'box_office_phone')}
          description="V&nbsp;pätičke každej stránky a&nbsp;pri každom podujatí. Bez neho je tam prvé číslo."
          type="tel"
        />
      </FormPart>
      <FormPart title="E-maily">
        <TextInput
          {...field(form, 'email')}
          description="Pre všeobecné otázky a&nbsp;newsletter."
          required
          type="email"
        />
        <TextInput
          {...field(form, 'reservation_email')}
          description="V&nbsp;pätičke, na stránke Prenájom a&nbsp;v&nbsp;správach žiadateľom: sem vám ľudia odpovedajú."
          required
          type="email"
        />
        <TextInput
          {...field(form, 'press_email')}
          description="V&nbsp;pätičke a&nbsp;na stránke Prenájom."
          type="email"
        />
        <StaffAddress form={form} />
      </FormPart>
    </>
  );
}

/** Mails there name hirers, so only people who look after the whole site decide. */
function StaffAddress({ form }: { form: UseFormReturnType<SiteValues> }) {
  const { permissions } = useUser();
  if (!permissions.includes('manage_settings')) return null;
  return (
    <TextInput
      {...field(form, 'staff_email')}
      description="Na webe ho nevidno. Príde sem správa o&nbsp;každej novej žiadosti a&nbsp;zrušenej rezervácii."
      required
      type="email"
    />
  );
}
