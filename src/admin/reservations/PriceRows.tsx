import { ActionIcon, Group, Menu, NumberInput, Text, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { ListPlus, Plus, Trash2 } from 'lucide-react';
import type { PriceItem } from '../../domain/reservations/reservation-price.ts';
import { formatAmount } from '../../domain/words/price.ts';
import { IconButton } from '../shared/buttons.tsx';
import type { ItemValues } from './desk-values.ts';
import styles from './PriceRows.module.css';
import { priceOfRow } from './words.tsx';

interface RowsForm {
  values: { items: ItemValues[] };
  getInputProps(path: string): GetInputPropsReturnType;
  insertListItem(path: 'items', row: ItemValues): void;
  removeListItem(path: 'items', at: number): void;
  setFieldValue(path: 'items', rows: ItemValues[]): void;
}

interface Props {
  form: RowsForm;
  legend: string;
  suggested: readonly PriceItem[];
  offered: readonly PriceItem[];
  total: number | null;
}

export function PriceRows({ form, legend, suggested, offered, total }: Props) {
  const { items } = form.values;
  const add = (row: ItemValues) => form.insertListItem('items', row);
  return (
    <fieldset className={styles.rows}>
      <legend>{legend}</legend>
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
        <IconButton icon={Plus} onClick={() => add({ item: '', quantity: 1, amount: '' })}>
          Pridať položku
        </IconButton>
        {offered.length > 0 && (
          <Menu position="bottom-start">
            <Menu.Target>
              <IconButton icon={ListPlus}>Pridať z&nbsp;cenníka</IconButton>
            </Menu.Target>
            <Menu.Dropdown>
              {offered.map((row) => (
                <Menu.Item key={row.item} onClick={() => add({ ...row })} rightSection={priceOfRow(row)}>
                  {row.item}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
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
          Spolu <strong>{formatAmount(total)}</strong>
        </p>
      )}
    </fieldset>
  );
}
