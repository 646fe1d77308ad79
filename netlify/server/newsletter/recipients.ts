import type { Services } from '../services.ts';
import { newsletterRecords } from './records.ts';

/**
 * How many would get an issue sent now.
 * @throws StoreError unavailable
 */
export function countRecipients({ store }: Pick<Services, 'store'>): Promise<number> {
  return newsletterRecords(store).subscribers.count('state', { of: 'active' });
}
