// What a restored installation must not do by itself, because it may have happened since the backup was made.
import { giveUpWaiting } from '../../core/mail/mail-queue.ts';
import { everyEntry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';
import { voidFeeds } from '../reservations/rooms/room-feed.ts';

/**
 * Leaves it to staff whether mails and issues are sent again, and gives the calendars of all rooms new addresses, because the
 * present ones may have been renewed.
 * @returns how many mails wait for staff
 * @throws StoreError unavailable
 */
export async function stopSendings(services: Pick<Services, 'store' | 'clock'>): Promise<number> {
  await pauseIssues(services);
  await voidFeeds(services);
  return giveUpWaiting(services);
}

/** Pauses issues that were being sent, or were about to be, until staff decide: people may have got them since the backup. */
async function pauseIssues({ store }: Pick<Services, 'store'>): Promise<void> {
  const { issues } = issueRecords(store);
  for (const state of ['sending', 'scheduled'] as const)
    for await (const { id, value, version } of everyEntry((page) => issues.list('state', { ...page, of: state })))
      await issues.update(id, { ...value, state: 'paused', scheduled: null, pause_reason: null }, version);
}
