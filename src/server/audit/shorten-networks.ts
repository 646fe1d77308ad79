import type { Services } from '../services.ts';
import { everyEntry } from '../store/every-entry.ts';
import { restOfLife } from '../store/rest-of-life.ts';
import { auditLog } from './audit-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The whole address of a visitor is for recognising an attack while it lasts. */
const WHOLE_FOR_MS = 30 * DAY_MS;
/** The job looks back over as many nights as it may have missed. */
const LOOKED_BACK_MS = 30 * DAY_MS;
/** One run of the host has 30 seconds; the next night goes on. */
const MOST_AT_ONCE = 1000;

/**
 * Takes the last part from the addresses of visitors in the log (GDPR 5 (1) (c)). Those of staff stay for as long as the entry:
 * they show from where an account was used.
 * @throws StoreError unavailable
 */
export async function shortenVisitorNetworks({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  const now = clock.now();
  const log = auditLog(store);
  const max = now - WHOLE_FOR_MS;
  let found = 0;
  for await (const entry of everyEntry((page) => log.list('all', { ...page, min: max - LOOKED_BACK_MS, max }))) {
    const network = entry.value.actor === null ? shortened(entry.value.network) : entry.value.network;
    if (network === entry.value.network) continue;
    if (found === MOST_AT_ONCE) return;
    found += 1;
    await log.update(entry.id, { ...entry.value, network }, entry.version, restOfLife(entry, now));
  }
}

/** `192.0.2.7` → `192.0.2.0/24`, `2001:db8:1:2::/64` → `2001:db8:1::/48`; what is no whole address stays. */
function shortened(network: string | null): string | null {
  if (network === null) return null;
  return network
    .replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
    .replace(/^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/, '$1::/48');
}
