import { NumberInput, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PriceTable } from '../../../components/contact/PriceTable.tsx';
import { PRICE_LIST } from '../../../domain/kinds/price-list.ts';
import { ROOMS } from '../../../domain/kinds/rooms.ts';
import { PURPOSES } from '../../../domain/reservations/price-estimate.ts';
import { formatPrice } from '../../../domain/words/price.ts';
import { fieldOf } from '../../entries/form-values.ts';
import { settingPage } from '../SettingEditor.tsx';
import styles from '../shared/fields.module.css';
import { newRow } from '../shared/row.ts';
import { SortableList } from '../shared/SortableList.tsx';
import { useSetting } from '../shared/use-setting.ts';
import { NEW_PRICE, PRICE_LIST_FORM, type PriceListValues, type PriceRow } from './price-list-values.ts';

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
