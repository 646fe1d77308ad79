import { ActionIcon, Checkbox, Group, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ListPlus, Plus, Trash2 } from 'lucide-react';
import { changeReservation, type DeskReservationDetail } from '../../api/admin-reservations.ts';
import { DEPOSIT_SHARE } from '../../domain/reservations/rental-rules.ts';
import type { PriceItem, PriceSums } from '../../domain/reservations/reservation-price.ts';
import { isoDay } from '../../domain/time/calendar-day.ts';
import { IconButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { Part } from '../shared/layout.tsx';
import { DayField } from '../shared/time-fields.tsx';
import { useSave } from '../shared/use-save.ts';
import { type DeskValues, toDeskChange, typedSums } from './desk-values.ts';
import styles from './ReservationPage.module.css';
import { euros } from './words.tsx';

interface DeskFormProps {
  form: UseFormReturnType<DeskValues>;
  /** The version that the form was made from. */
  reservation: DeskReservationDetail;
  onSaved: (saved: DeskReservationDetail) => void;
}

/** What staff enter: the price, its payments, and notes for colleagues. */
export function DeskForm({ form, reservation, onSaved }: DeskFormProps) {
  const { id, version, source, suggested_items } = reservation;
  const save = useSave({
    call: (values: DeskValues) => changeReservation(id, { ...toDeskChange(values), version }),
    done: 'Uložené.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const sums = typedSums(form.values, reservation);
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
            <PriceRows form={form} suggested={suggested_items} total={sums.total} />
            {sums.total !== null && <PaymentFields form={form} sums={sums} />}
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

interface PriceRowsProps {
  form: UseFormReturnType<DeskValues>;
  /** The rows of the price list. */
  suggested: readonly PriceItem[];
  total: number | null;
}

/** The rows of the price, each with a name, a quantity and an amount. A discount is a row with a negative amount. */
function PriceRows({ form, suggested, total }: PriceRowsProps) {
  const { items } = form.values;
  return (
    <fieldset className={styles.rows}>
      <legend>Cena</legend>
      {items.length === 0 && <Text c="dimmed">Cena zatiaľ nie je určená.</Text>}
      {items.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their values live in the form
        <div key={at} className={styles.row}>
          <TextInput
            className={styles.item}
            label="Čo sa platí"
            maxLength={120}
            {...form.getInputProps(`items.${at}.item`)}
          />
          <NumberInput label="Množstvo" min={0} decimalScale={2} {...form.getInputProps(`items.${at}.quantity`)} />
          <NumberInput label="Za jednotku" decimalScale={2} suffix=" €" {...form.getInputProps(`items.${at}.amount`)} />
          <ActionIcon
            aria-label={`Odstrániť položku ${row.item || at + 1}`}
            onClick={() => form.removeListItem('items', at)}
          >
            <Trash2 aria-hidden size={20} />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs">
        <IconButton icon={Plus} onClick={() => form.insertListItem('items', { item: '', quantity: 1, amount: '' })}>
          Pridať položku
        </IconButton>
        {items.length === 0 && suggested.length > 0 && (
          <IconButton
            icon={ListPlus}
            onClick={() =>
              form.setFieldValue(
                'items',
                suggested.map((row) => ({ ...row })),
              )
            }
          >
            Podľa cenníka
          </IconButton>
        )}
      </Group>
      {total !== null && (
        <p className={styles.total} role="status">
          Spolu <strong>{euros(total)}</strong>
        </p>
      )}
    </fieldset>
  );
}

interface PaymentFieldsProps {
  form: UseFormReturnType<DeskValues>;
  sums: PriceSums;
}

/** The deposit and the balance: amount, due day, and the day of payment. */
function PaymentFields({ form, sums }: PaymentFieldsProps) {
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
          suffix=" €"
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
