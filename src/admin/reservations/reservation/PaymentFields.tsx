import { Checkbox, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DEPOSIT_SHARE } from '../../../domain/reservations/rental-rules.ts';
import type { PriceSums } from '../../../domain/reservations/reservation-price.ts';
import { isoDay } from '../../../domain/time/format-date.ts';
import { DayField } from '../../shared/time-fields.tsx';
import { euros } from '../words.ts';
import type { DeskValues } from './desk-values.ts';
import styles from './PaymentFields.module.css';

interface Props {
  form: UseFormReturnType<DeskValues>;
  sums: PriceSums;
}

/** The two payments: how much, until when, and whether it came. */
export function PaymentFields({ form, sums }: Props) {
  const isOverpaid = (sums.balance ?? 0) < 0;
  return (
    <div className={styles.payments}>
      <fieldset className={styles.payment}>
        <legend>Záloha {sums.deposit !== null && <strong>{euros(sums.deposit)}</strong>}</legend>
        <NumberInput
          label="Dohodnutá výška"
          description={`Prázdne: ${DEPOSIT_SHARE * 100}\u00a0% z\u00a0ceny`}
          min={0}
          decimalScale={2}
          decimalSeparator=","
          suffix=" €"
          hideControls
          {...form.getInputProps('deposit.amount')}
        />
        <DayField label="Zaplatiť do" {...form.getInputProps('deposit.due')} />
        <PaidMark form={form} payment="deposit" />
      </fieldset>
      <fieldset className={styles.payment}>
        <legend>
          {isOverpaid ? 'Preplatok' : 'Doplatok'}{' '}
          {sums.balance !== null && <strong>{euros(Math.abs(sums.balance))}</strong>}
        </legend>
        <DayField label="Zaplatiť do" {...form.getInputProps('balance.due')} />
        <PaidMark form={form} payment="balance" />
      </fieldset>
    </div>
  );
}

function PaidMark({ form, payment }: { form: Props['form']; payment: 'deposit' | 'balance' }) {
  const field = `${payment}.paid_on`;
  const isPaid = form.values[payment].paid_on !== '';
  return (
    <>
      <Checkbox
        label="Zaplatené"
        checked={isPaid}
        onChange={(event) => form.setFieldValue(field, event.currentTarget.checked ? isoDay(Date.now()) : '')}
      />
      {isPaid && <DayField label="Zaplatené dňa" clearable={false} {...form.getInputProps(field)} />}
    </>
  );
}
