import { z } from 'zod';
import { PURPOSES } from '../reservations/rental-rules.ts';
import { line } from './fields.ts';
import { ROOM_IDS } from './rooms.ts';

const entry = z.strictObject({
  id: line(60),
  item: line(80),
  description: line(300),
  purpose: z.enum(PURPOSES, `vyberte ${PURPOSES.join(' alebo ')}, alebo null`).nullable(),
  room: z.enum(ROOM_IDS, `vyberte jedno z: ${ROOM_IDS.join(', ')}, alebo null`).nullable(),
  amount: z.number('suma je číslo v\u00a0eurách').nonnegative('suma nesmie byť záporná'),
  unit: z.enum(['hour', 'once'], 'vyberte hour (za hodinu) alebo once (jednorazovo)'),
});

/** `content/price-list.json`: rows of the price table and of the PDF made from it. `amount` is in euros per `unit`. */
export const priceListSchema = z.array(entry).min(1, 'cenník nesmie byť prázdny');
export type PriceListEntry = z.infer<typeof entry>;
