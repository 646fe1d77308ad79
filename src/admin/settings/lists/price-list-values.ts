import { PRICE_LIST, type PriceListEntry } from '../../../domain/kinds/price-list.ts';
import { listVersions } from '../../entries/versions.ts';
import { inItems, type Setting } from '../setting.ts';
import { freeId, type ListValues, type Row, toRows } from '../shared/row.ts';

export interface PriceRow extends Row<Omit<PriceListEntry, 'purpose' | 'room' | 'amount'>> {
  /** '' for all purposes. */
  purpose: NonNullable<PriceListEntry['purpose']> | '';
  /** '' for a service without a room. */
  room: NonNullable<PriceListEntry['room']> | '';
  amount: number | string;
}

export type PriceListValues = ListValues<PriceRow>;

export const NEW_PRICE: Omit<PriceRow, 'key'> = {
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
