import { ActionIcon, Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ListPlus, Plus, Trash2 } from 'lucide-react';
import type { PriceItem } from '../../../domain/reservations/reservation-price.ts';
import { euros } from '../words.ts';
import type { DeskValues } from './desk-values.ts';
import styles from './PriceRows.module.css';

interface Props {
  form: UseFormReturnType<DeskValues>;
  /** What the price list says. */
  suggested: readonly PriceItem[];
  total: number | null;
}

/** The rows of the price: what, how many times, for how much. A discount is a row with a minus. */
export function PriceRows({ form, suggested, total }: Props) {
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
          <NumberInput
            label="Množstvo"
            min={0}
            decimalScale={2}
            decimalSeparator=","
            hideControls
            {...form.getInputProps(`items.${at}.quantity`)}
          />
          <NumberInput
            label="Za jednotku"
            decimalScale={2}
            decimalSeparator=","
            suffix=" €"
            hideControls
            {...form.getInputProps(`items.${at}.amount`)}
          />
          <ActionIcon
            className={styles.remove}
            aria-label={`Odstrániť položku ${row.item || at + 1}`}
            onClick={() => form.removeListItem('items', at)}
          >
            <Trash2 aria-hidden size={20} />
          </ActionIcon>
        </div>
      ))}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Plus aria-hidden size={18} />}
          onClick={() => form.insertListItem('items', { item: '', quantity: 1, amount: '' })}
        >
          Pridať položku
        </Button>
        {items.length === 0 && suggested.length > 0 && (
          <Button
            variant="default"
            leftSection={<ListPlus aria-hidden size={18} />}
            onClick={() =>
              form.setFieldValue(
                'items',
                suggested.map((row) => ({ ...row })),
              )
            }
          >
            Podľa cenníka
          </Button>
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
