import type { Services } from '../../services.ts';
import { MAX_PAGE, MAX_WRITES } from '../../store/store.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { newsletterRecords } from '../records.ts';
import { chunkId, chunkRecords, newChunk } from './ledger.ts';

/**
 * Puts the next recipients of an issue into chunks, and remembers where it was in the same commit: cut off anywhere it goes on
 * there. Whoever comes back meanwhile has a newer place in the list than the one he had, and is met once.
 * @param startedAt when sending began: later subscribers get the next issue
 * @throws StoreError unavailable
 */
export async function freezeRecipients(
  { store, clock, mailer }: Pick<Services, 'store' | 'clock' | 'mailer'>,
  issueId: string,
  startedAt: number,
): Promise<void> {
  const { progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  const head = await progress.require(issueId);
  const { freezing, chunks: known, total } = head.value;
  if (freezing === null) return;

  const { most } = mailer.batch;
  const page = await newsletterRecords(store).subscribers.list('state', {
    of: 'active',
    max: startedAt,
    limit: Math.min(MAX_PAGE, most * (MAX_WRITES - 1)),
    ...(freezing.cursor === null ? {} : { cursor: freezing.cursor }),
  });
  const ids = page.records.map(({ id }) => id);
  const pieces = Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ids.slice(at * most, (at + 1) * most));
  const frozen = {
    ...head.value,
    total: total + ids.length,
    chunks: known + pieces.length,
    freezing: page.next === null ? null : { cursor: page.next },
  };
  // Not as expected: another sender was faster, and whoever goes on reads where it is now.
  await store.commit([
    ...pieces.map((piece, at) => {
      const number = known + at + 1;
      return chunks.put(chunkId(issueId, number), newChunk(issueId, number, piece, clock.now()), 'absent');
    }),
    progress.put(issueId, frozen, { version: head.version }),
  ]);
}
