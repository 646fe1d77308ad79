import { z } from 'zod';
import { isSameValue } from '../../../../domain/fields/same-value.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { houseIn } from '../../../core/entries/house-files.ts';
import { readContent } from '../../../core/entries/save-content.ts';
import { collection } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { monthsAhead, settleMonths } from './event-holds.ts';
import type { PlanServices } from './planned-events.ts';

const ID = 'programme';

const markSchema = z.object({
  revision: z.string(),
  month: z.string(),
});

const programmeMark = (store: Store) => collection(store, 'room-programme', markSchema, {});

export async function isProgrammeSettled(store: Store): Promise<boolean> {
  return (await programmeMark(store).find(ID)) !== null;
}

/** For commits made by hand, and saves that were cut off before their holds were written. */
export async function settleProgramme(services: PlanServices & Pick<Services, 'store'>): Promise<void> {
  const { store, clock, contentIndex } = services;
  const marks = programmeMark(store);
  const view = await readContent(services);
  const { rooms } = houseIn(view, await contentIndex.read());
  const mark = {
    revision: view.state.revision,
    month: isoDay(clock.now()).slice(0, '2026-12'.length),
  };
  if (isSameValue((await marks.find(ID))?.value, mark)) return;
  if (await settleMonths(services, monthsAhead(rooms, clock.now()), { isCareful: true }))
    await store.commit([marks.put(ID, mark, 'any')]);
}
