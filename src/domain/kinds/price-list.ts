import { z } from 'zod';
import { line, slug } from '../fields/fields.ts';
import { PURPOSES } from '../reservations/price-estimate.ts';
import { settingKind } from './setting.ts';

const priceListEntry = z.strictObject({
  id: line(60),
  item: line(80),
  description: line(300),
  purpose: z.enum(PURPOSES, `vyberte ${PURPOSES.join(' alebo ')}, alebo null`).nullable(),
  /** null: a service without a room. */
  room: slug.nullable(),
  amount: z.number('suma je číslo v\u00a0eurách').nonnegative('suma nesmie byť záporná'),
  unit: z.enum(['hour', 'once'], 'vyberte hour (za hodinu) alebo once (jednorazovo)'),
});

export type PriceListEntry = z.infer<typeof priceListEntry>;

/** `amount` is in euros per `unit`. */
export const PRICE_LIST = settingKind({
  name: 'price-list',
  schema: z.array(priceListEntry).min(1, 'cenník nesmie byť prázdny'),
  permission: 'manage_texts',
  group: 'house',
  place: '/contact#cennik',
  title: 'Cenník',
  lead: 'Ceny prenájmu na stránke Prenájom, v\u00a0dokumente na stiahnutie aj v\u00a0žiadosti o\u00a0rezerváciu.',
  fieldNames: {
    item: 'Položka',
    description: 'Čo je v\u00a0cene',
    purpose: 'Účel',
    room: 'Miestnosť',
    amount: 'Suma',
    unit: 'Platí sa',
  },
});
