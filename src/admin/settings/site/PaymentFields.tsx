import { NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { fieldOf } from '../../entries/form-values.ts';
import { FormPart } from '../../shared/form-parts.tsx';
import { SETTING_FIELD_NAMES } from '../../shared/setting-field-names.ts';
import { useUser } from '../../shell/contexts.ts';
import styles from '../shared/fields.module.css';
import type { SiteValues } from './site-values.ts';

const field = fieldOf(SETTING_FIELD_NAMES.site);

export function PaymentFields({ form }: { form: UseFormReturnType<SiteValues> }) {
  const { permissions } = useUser();
  if (!permissions.includes('manage_settings')) return null;
  return (
    <FormPart title="Platby za prenájom">
      <div className={styles.pair}>
        <TextInput
          {...field(form, 'payment.beneficiary')}
          description="Ako ho ukáže banka, najlepšie celý názov organizácie."
          maxLength={70}
        />
        <TextInput
          {...field(form, 'payment.iban')}
          description="Bez neho nájomca údaje na prevod v&nbsp;správe nedostane."
          maxLength={42}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <NumberInput {...field(form, 'payment.days')} allowDecimal={false} min={1} max={60} w="12rem" />
      <p className={styles.hint}>
        Potvrdenie rezervácie a&nbsp;jej stránka potom nesú sumu, variabilný symbol a&nbsp;kód PAY by square, ktorý
        nájomca odfotí v&nbsp;aplikácii banky.
      </p>
    </FormPart>
  );
}
