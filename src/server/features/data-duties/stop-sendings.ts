import { giveUpWaiting } from '../../core/mail/mail-queue.ts';
import { everyEntry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { issueRecords } from '../newsletter/issues/issue-store.ts';
import { voidFeeds } from '../reservations/rooms/room-feed.ts';

/**
 * Leaves queued mails and begun issues to staff, gives how many mails wait, and renews addresses of room calendars,
 * which may have been renewed since the backup.
 */
export async function stopSendings(services: Pick<Services, 'store' | 'clock'>): Promise<number> {
  await pauseIssues(services);
  await voidFeeds(services);
  return giveUpWaiting(services);
}

async function pauseIssues({ store }: Pick<Services, 'store'>): Promise<void> {
  const { issues } = issueRecords(store);
  for (const state of ['sending', 'scheduled'] as const)
    for await (const { id, value, version } of everyEntry((page) => issues.list('state', { ...page, of: state })))
      await issues.update(id, { ...value, state: 'paused', scheduled: null, pause_reason: null }, version);
}
