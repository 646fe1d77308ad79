import { Checkbox, NumberInput, SimpleGrid, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { changeReservation, type DeskReservationDetail } from '../../api/admin-reservations.ts';
import { hoursOf, offeredItems, type PriceSums } from '../../domain/reservations/reservation-price.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { Part } from '../shared/layout.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { useSave } from '../shared/use-save.ts';
import { type DeskValues, toDeskChange, typedSums } from './desk-values.ts';
import { PriceRows } from './PriceRows.tsx';
import { usePrices } from './queries.ts';
import styles from './ReservationPage.module.css';
import { owedWords } from './words.tsx';

interface DeskFormProps {
  form: UseFormReturnType<DeskValues>;
  reservation: DeskReservationDetail;
  onSaved: (saved: DeskReservationDetail) => void;
}

export function DeskForm({ form, reservation, onSaved }: DeskFormProps) {
  const { id, version, source, suggested_items } = reservation;
  const save = useSave({
    call: (values: DeskValues) => changeReservation(id, { ...toDeskChange(values), version }),
    done: 'Uložené.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const sums = typedSums(form.values, reservation);
  const offered = offeredItems(usePrices().data ?? [], reservation.room, hoursOf(reservation));
  const { paid, to_pay } = reservation.price;
  return (
    <Part title={source === 'block' ? 'Poznámky' : 'Cena, platby a\u00a0poznámky'}>
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={onSaved}
        submitLabel="Uložiť"
        savedText="Uložené, kolegovia to už vidia."
      >
        {source !== 'block' && (
          <>
            <PriceRows form={form} legend="Cena" suggested={suggested_items} offered={offered} total={sums.total} />
            {paid > 0 && !form.isDirty() && <Text>{paidWords(paid, to_pay)}</Text>}
            {sums.total !== null && (
              <PaymentFields form={form} sums={sums} percent={reservation.terms.deposit_percent} />
            )}
          </>
        )}
        <Textarea
          label="Poznámky pre kolegov"
          description="Žiadateľ ich nikdy neuvidí."
          {...form.getInputProps('notes')}
        />
      </FormShell>
    </Part>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturnType<DeskValues>;
  sums: PriceSums;
  percent: number;
}

function PaymentFields({ form, sums, percent }: PaymentFieldsProps) {
  const isOverpaid = (sums.balance ?? 0) < 0;
  return (
    <SimpleGrid minColWidth="min(100%, 16rem)" autoFlow="auto-fit" spacing="var(--space-5)">
      <fieldset className={styles.payment}>
        <legend>Záloha {sums.deposit !== null && <strong>{formatAmount(sums.deposit)}</strong>}</legend>
        <NumberInput
          label="Dohodnutá výška"
          description={`Prázdne: ${percent}\u00a0% z\u00a0ceny`}
          min={0}
          decimalScale={2}
          suffix=" €"
          {...form.getInputProps('deposit.amount')}
        />
        <DayField label="Zaplatiť do" {...form.getInputProps('deposit.due')} />
        <PaidMark form={form} payment="deposit" />
      </fieldset>
      <fieldset className={styles.payment}>
        <legend>
          {isOverpaid ? 'Preplatok' : 'Doplatok'}{' '}
          {sums.balance !== null && <strong>{formatAmount(Math.abs(sums.balance))}</strong>}
        </legend>
        {!isOverpaid && (
          <>
            <DayField label="Zaplatiť do" {...form.getInputProps('balance.due')} />
            <PaidMark form={form} payment="balance" />
          </>
        )}
      </fieldset>
    </SimpleGrid>
  );
}

function PaidMark({ form, payment }: { form: PaymentFieldsProps['form']; payment: 'deposit' | 'balance' }) {
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

function paidWords(paid: number, toPay: number | null): string {
  const isAll = toPay === null || toPay === 0;
  return `Zaplatené ${formatAmount(paid)}${isAll ? '' : `, ${owedWords(paid, toPay)}`}.`;
}
