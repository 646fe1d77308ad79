import { Radio, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect } from 'react';
import type { DeskReservationDetail } from '../../api/admin-reservations.ts';
import { type PriceChange, type PriceLine, priceChange } from '../../domain/reservations/price-change.ts';
import {
  hoursOf,
  offeredItems,
  type PricedPlace,
  type PriceItem,
  totalOf,
} from '../../domain/reservations/reservation-price.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { type ItemValues, itemProblems, toItem } from './desk-values.ts';
import styles from './PriceQuestion.module.css';
import { PriceRows } from './PriceRows.tsx';
import { usePrices } from './queries.ts';
import type { ReservationValues } from './ReservationFields.tsx';
import { priceOfRow } from './words.tsx';

interface PriceValues {
  price: '' | 'old' | 'new' | 'other';
  items: ItemValues[];
}

export type EditValues = ReservationValues & PriceValues & { mail_text: string };

const NOT_SAID = 'Vyberte, ktorá cena platí.';

/**
 * Asks only when a change means another price.
 * @param after null: the typed place is not complete
 */
export function usePriceQuestion(
  form: UseFormReturnType<EditValues>,
  reservation: DeskReservationDetail,
  after: PricedPlace | null,
) {
  const { items } = reservation;
  const prices = usePrices();
  const entries = prices.data ?? [];
  const change = after === null ? null : priceChange(items, entries, { before: reservation, after });
  const asked = JSON.stringify(change);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for every other question
  useEffect(() => {
    form.setValues((before) => ({ ...before, price: '' }));
    form.clearFieldError('price');
  }, [asked]);
  const offered = after === null ? [] : offeredItems(entries, after.room, hoursOf(after));
  return {
    change,
    offered,
    isListMissing: prices.isError,

    problems({ price, items: typed }: PriceValues): Record<string, string> {
      if (change === null) return {};
      if (price === '') return { price: NOT_SAID };
      return price === 'other' ? itemProblems(typed) : {};
    },

    rowsToSend({ price, items: typed }: PriceValues): { items?: PriceItem[] } {
      if (change === null || price === 'old' || price === '') return {};
      return { items: price === 'new' ? (change.proposed ?? []) : typed.map(toItem) };
    },
  };
}

interface Props {
  form: UseFormReturnType<EditValues>;
  question: ReturnType<typeof usePriceQuestion>;
  reservation: DeskReservationDetail;
  isMailed: boolean;
}

export function PriceQuestion({ form, question, reservation, isMailed }: Props) {
  const { change, offered, isListMissing } = question;
  if (change === null) return null;
  const { price, items } = form.values;
  const { proposed } = change;
  const oldTotal = totalOf(reservation.items) ?? 0;
  const typedTotal = totalOf(items.map(toItem));
  const choose = (value: string) => {
    const chosen = CHOICES.find((one) => one === value) ?? '';
    form.setValues((before) => ({
      ...before,
      price: chosen,
      ...(chosen === 'other' && { items: (proposed ?? reservation.items).map((row) => ({ ...row })) }),
    }));
    form.clearFieldError('price');
  };
  return (
    <fieldset className={styles.question}>
      <legend>Cena po zmene</legend>
      {proposed === null && (
        <Text>
          {isListMissing
            ? 'Cenník sa nepodarilo načítať, cenu preto nevieme navrhnúť.'
            : 'Podľa cenníka sa cena nedá určiť: chýba účel alebo čas, alebo miestnosť v\u00a0cenníku nie je.'}
        </Text>
      )}
      <PriceTable change={change} reservation={reservation} />
      <Radio.Group
        label="Ktorá cena platí?"
        required
        name="price"
        description={isMailed ? 'Žiadateľ ju dostane v\u00a0e-maile o\u00a0zmene.' : undefined}
        value={price}
        onChange={choose}
        error={form.errors.price}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="old"
            label={`Doterajšia, ${formatAmount(oldTotal)}`}
            data-path="price"
            aria-invalid={form.errors.price !== undefined}
          />
          {proposed !== null && <Radio value="new" label={`Podľa cenníka, ${formatAmount(totalOf(proposed) ?? 0)}`} />}
          <Radio value="other" label="Iná, napíšem ju" />
        </Stack>
      </Radio.Group>
      {price === 'other' && (
        <PriceRows form={form} legend="Iná cena" suggested={proposed ?? []} offered={offered} total={typedTotal} />
      )}
    </fieldset>
  );
}

const CHOICES = ['old', 'new', 'other'] as const;

function PriceTable({
  change: { lines, proposed },
  reservation,
}: {
  change: PriceChange;
  reservation: DeskReservationDetail;
}) {
  const { paid } = reservation.price;
  const totals = [reservation.items, proposed].map((rows) => (rows === null ? null : totalOf(rows)));
  const sums = (name: string, amountOf: (total: number) => number) => (
    <tr className={styles.sum}>
      <th scope="row">{name}</th>
      {totals.map((total, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two columns are always the same
        <td key={at}>{total === null ? '?' : formatAmount(amountOf(total))}</td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Čo sa platí</th>
          <th scope="col">Doteraz</th>
          <th scope="col">Nová</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
          <tr key={at} data-differs={differs(line) || undefined}>
            <th scope="row">{nameOf(line)}</th>
            <td>{line.before === null ? '–' : priceOfRow(line.before)}</td>
            <td>{line.after === null ? (proposed === null ? '?' : '–') : priceOfRow(line.after)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums('Spolu', (total) => total)}
        {paid > 0 && sums('Zaplatené', () => paid)}
        {paid > 0 && sums('Na úhradu', (total) => total - paid)}
      </tfoot>
    </table>
  );
}

function differs({ before, after }: PriceLine): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function nameOf({ before, after }: PriceLine): string {
  const names = new Set([before, after].flatMap((row) => (row === null ? [] : [row.item])));
  return [...names].join(' → ');
}
