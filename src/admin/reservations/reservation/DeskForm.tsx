import { Textarea, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { changeReservation, type DeskReservationDetail } from '../../../api/admin-reservations.ts';
import { FormShell } from '../../shared/FormShell.tsx';
import { useSave } from '../../shared/use-save.ts';
import { type DeskValues, toDeskChange, typedSums } from './desk-values.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PriceRows } from './PriceRows.tsx';
import styles from './ReservationPage.module.css';

interface Props {
  form: UseFormReturnType<DeskValues>;
  /** What the form was made from. */
  reservation: DeskReservationDetail;
  onSaved: (saved: DeskReservationDetail) => void;
}

/** What staff write down: the price with its payments, and notes nobody else sees. */
export function DeskForm({ form, reservation, onSaved }: Props) {
  const { id, version, source, suggested_items } = reservation;
  const save = useSave({
    call: (values: DeskValues) => changeReservation(id, { ...toDeskChange(values), version }),
    done: 'Uložené.',
    refresh: [['reservations']],
    showsErrors: false,
  });
  const sums = typedSums(form.values, reservation);
  return (
    <section className={styles.part} aria-labelledby="desk">
      <Title order={2} id="desk">
        {source === 'block' ? 'Poznámky' : 'Cena, platby a\u00a0poznámky'}
      </Title>
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
    </section>
  );
}
