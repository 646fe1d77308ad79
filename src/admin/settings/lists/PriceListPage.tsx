import { NumberInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PriceTable } from '../../../components/contact/PriceTable.tsx';
import { PRICE_LIST, type PriceListEntry } from '../../../domain/kinds/price-list.ts';
import { ROOMS } from '../../../domain/kinds/rooms.ts';
import { PURPOSES } from '../../../domain/reservations/price-estimate.ts';
import { formatPrice } from '../../../domain/words/price.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { listVersions } from '../../entries/versions.ts';
import { settingPage } from '../kind.tsx';
import { inItems, type Setting, useSetting } from '../setting.ts';
import styles from '../shared/fields.module.css';
import { freeId, type ListValues, newRow, type Row, toRows } from '../shared/rows.ts';
import { SortableList } from '../shared/SortableList.tsx';

interface PriceRow extends Row<Omit<PriceListEntry, 'purpose' | 'room' | 'amount'>> {
  purpose: NonNullable<PriceListEntry['purpose']> | '';
  room: NonNullable<PriceListEntry['room']> | '';
  amount: number | string;
}

type PriceListValues = ListValues<PriceRow>;

const NEW_PRICE: Omit<PriceRow, 'key'> = {
  id: '',
  item: '',
  description: '',
  purpose: '',
  room: '',
  amount: '',
  unit: 'hour',
};

export const PRICE_LIST_FORM: Setting<PriceListEntry[], PriceListValues> = {
  ...PRICE_LIST,
  toValues: (entries) => ({
    items: toRows(entries.map((entry) => ({ ...entry, purpose: entry.purpose ?? '', room: entry.room ?? '' }))),
  }),
  toFields({ items }) {
    const taken = new Set(items.map(({ id }) => id));
    return items.map(({ key: _, id, ...row }) => ({
      ...row,
      id: id || freeId(`${row.item} ${row.purpose}`, taken),
      purpose: row.purpose || null,
      room: row.room || null,
    }));
  },
  fieldOf: inItems,
  versions: listVersions(({ item, purpose }) => (purpose === null ? String(item) : `${item} (${purpose})`)),
};

const field = fieldOf(PRICE_LIST.fieldNames);
const PURPOSE_OPTIONS = [
  { value: '', label: 'Pre všetkých rovnako' },
  ...PURPOSES.map((value) => ({ value, label: value })),
];
const UNIT_OPTIONS = [
  { value: 'hour', label: 'za hodinu' },
  { value: 'once', label: 'jednorazovo' },
];

export const PriceListPage = settingPage(PRICE_LIST_FORM, PriceListFields, PricePreview);

function PriceListFields({ form }: { form: UseFormReturnType<PriceListValues> }) {
  const rooms = useSetting(ROOMS) ?? [];
  const roomOptions = [
    { value: '', label: 'Žiadna, je to služba' },
    ...rooms.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SortableList<PriceRow>
      form={form}
      path="items"
      items={form.values.items}
      nameOf={({ item, purpose }) => (purpose === '' ? item : `${item} – ${purpose}`)}
      summaryOf={({ amount, unit }) => (typeof amount === 'number' ? formatPrice({ amount, unit }) : null)}
      newName="Nová položka"
      addLabel="Pridať položku"
      make={() => newRow(NEW_PRICE)}
    >
      {(_, path) => (
        <>
          <div className={styles.pair}>
            <NumberInput {...field(form, `${path}.amount`)} required min={0} decimalScale={2} suffix={'\u00a0€'} />
            <Select {...field(form, `${path}.unit`)} data={UNIT_OPTIONS} />
          </div>
          <TextInput {...field(form, `${path}.item`)} required maxLength={80} />
          <TextInput
            {...field(form, `${path}.description`)}
            description="Malým písmom pod položkou."
            required
            maxLength={300}
          />
          <div className={styles.pair}>
            <Select {...field(form, `${path}.room`)} data={roomOptions} />
            <Select {...field(form, `${path}.purpose`)} data={PURPOSE_OPTIONS} />
          </div>
          <p className={styles.hint}>
            Podľa miestnosti a&nbsp;účelu sa v&nbsp;žiadosti o&nbsp;rezerváciu počíta orientačná cena.
          </p>
        </>
      )}
    </SortableList>
  );
}

function PricePreview({ values }: { values: PriceListValues }) {
  const entries = values.items.map(({ key, amount, purpose, room, ...row }) => ({
    ...row,
    id: key,
    amount: Number(amount) || 0,
    purpose: purpose || null,
    room: room || null,
  }));
  return (
    <div className="price-sheet">
      <PriceTable entries={entries} />
    </div>
  );
}
