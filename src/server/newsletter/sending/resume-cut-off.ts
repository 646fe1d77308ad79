import type { Services } from '../../services.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { isLeaseHeld } from './lease.ts';

/**
 * Goes on with what is being sent when nobody is at it: a process died, or a pause is over.
 * @throws StoreError unavailable; Error when nobody could be asked to begin
 */
export async function resumeCutOff(services: Pick<Services, 'store' | 'clock' | 'sending'>): Promise<void> {
  const sending = await issueRecords(services.store).issues.count('state', { of: 'sending' });
  if (sending > 0 && !(await isLeaseHeld(services))) await services.sending.wake();
}
