import pLimit from 'p-limit';
import {
  type ForAll,
  type ImportRow,
  judgeRows,
  type ProvenRow,
  type RowState,
} from '../../../../domain/newsletter/subscriber-import.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import type { AuditActor } from '../../../core/audit/audit-log.ts';
import { addressId } from '../../../ports/crypto/tokens.ts';
import { commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Store } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { newsletterRecords, suppressedRecords } from '../records.ts';
import { provenWrites } from './edit-subscribers.ts';
import { MAX_ATTEMPTS, noticesId, noticeWrites } from './import-notices.ts';

/** Few, because notices stop at chunks when the mail budget is spent. */
const MOST_AT_ONCE = 20;
const READS_AT_ONCE = 16;

export async function checkImport(
  services: Pick<Services, 'store' | 'clock'>,
  { rows, ...all }: ForAll & { rows: readonly ImportRow[] },
): Promise<RowState[]> {
  const judged = judgeRows(rows, all, isoDay(services.clock.now()));
  const proven = judged.filter((row) => typeof row !== 'string');
  const states = await statesOf(services.store, proven, null);
  return judged.map((row) => (typeof row === 'string' ? row : (states.get(row.email)?.state ?? 'new')));
}

/**
 * A repeated call adds nobody twice.
 * @throws AppError conflict (it was undone)
 */
export async function addImported(
  services: Services,
  { import: uuid, rows, ...all }: ForAll & { import: string; rows: readonly ImportRow[] },
  by: AuditActor,
): Promise<RowState[]> {
  const judged = judgeRows(rows, all, isoDay(services.clock.now()));
  const proven = judged.filter((row) => typeof row !== 'string');
  const states = new Map<string, RowState>();
  const most = Math.min(MOST_AT_ONCE, services.mailer.batch.most);
  for (let at = 0; at < proven.length; at += most) {
    const part = await addSome(services, noticesId(uuid), proven.slice(at, at + most), by);
    for (const [email, state] of part) states.set(email, state);
  }
  return judged.map((row) => (typeof row === 'string' ? row : (states.get(row.email) ?? 'new')));
}

function addSome(
  services: Services,
  id: string,
  rows: readonly ProvenRow[],
  by: AuditActor,
): Promise<Map<string, RowState>> {
  const { store } = services;
  return commitPlan(
    store,
    async () => {
      const found = await statesOf(store, rows, id);
      const states = new Map([...found].map(([email, { state }]) => [email, state]));
      const added = rows.filter(({ email }) => {
        const one = found.get(email);
        return one?.state === 'new' && one.known?.value.state !== 'active';
      });
      if (added.length === 0) return { writes: [], result: states };
      const people = added.flatMap((row) =>
        provenWrites(services, row, found.get(row.email)?.known ?? null, { import_id: id }),
      );
      const recipients = added.map(({ email }) => addressId(email));
      return { writes: [...people, ...(await noticeWrites(services, id, recipients, by))], result: states };
    },
    MAX_ATTEMPTS,
  );
}

interface Found {
  state: RowState;
  /** Active though `new`: an earlier call of this import has added them. */
  known: Entry<{ state: 'pending' | 'active' }> | null;
}

/** @param importId its people count as new although they subscribe */
async function statesOf(
  store: Store,
  rows: readonly ProvenRow[],
  importId: string | null,
): Promise<Map<string, Found>> {
  const { subscribers, consents } = newsletterRecords(store);
  const ids = rows.map(({ email }) => addressId(email));
  const [known, suppressed] = await Promise.all([subscribers.findMany(ids), suppressedRecords(store).findMany(ids)]);
  const stateAt = async (at: number, id: string): Promise<RowState> => {
    const subscriber = known[at]?.value;
    if (subscriber?.state === 'active') {
      const consent = importId === null ? null : await consents.find(subscriber.consent_id);
      return consent?.value.import_id === importId ? 'new' : 'subscribed';
    }
    if (suppressed[at] !== null) return 'suppressed';
    const { records } = await consents.list('subscriber', { of: id });
    return records.some(({ value }) => value.withdrawn_at !== null) ? 'left' : 'new';
  };
  const found = await pLimit(READS_AT_ONCE).map(rows, async ({ email }, at): Promise<[string, Found]> => {
    return [email, { state: await stateAt(at, addressId(email)), known: known[at] ?? null }];
  });
  return new Map(found);
}
