import type { Services } from '../services.ts';
import { everyEntry } from '../store/collection.ts';
import { MAX_PAGE } from '../store/store.ts';
import { newsletterRecords } from './records.ts';
import { suppressedRecords } from './suppression/suppressed.ts';

/**
 * How many would get an issue sent now: who subscribes and is not suppressed. Only the suppressed, who are few, are read.
 * @throws StoreError unavailable
 */
export async function countRecipients({ store }: Pick<Services, 'store'>): Promise<number> {
  const { subscribers } = newsletterRecords(store);
  let count = await subscribers.count('state', { of: 'active' });
  let ids: string[] = [];
  const withoutSuppressed = async () => {
    const found = await subscribers.findMany(ids);
    count -= found.filter((one) => one?.value.state === 'active').length;
    ids = [];
  };
  for await (const { id } of everyEntry((page) => suppressedRecords(store).list('since', page))) {
    ids.push(id);
    if (ids.length === MAX_PAGE) await withoutSuppressed();
  }
  await withoutSuppressed();
  return count;
}
