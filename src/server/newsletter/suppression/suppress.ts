import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { addressId } from '../../crypto/tokens.ts';
import { noteDeparture } from '../../data-duties/departures.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import { commitPlan } from '../../store/collection.ts';
import { auditMark } from '../records.ts';
import { suppressedRecords } from './suppressed.ts';

const NOT_SUPPRESSED = 'Táto adresa medzi vynechanými už nie je.';

/**
 * Staff decide that an address is sent no newsletter. No new consent lifts that, only staff do.
 * @throws StoreError unavailable
 */
export async function suppressByHand(
  services: Services,
  { email, reason_text }: { email: string; reason_text: string },
  by: Doer,
): Promise<void> {
  const { store, clock } = services;
  const suppressed = suppressedRecords(store);
  const id = addressId(email);
  await commitPlan(store, async () => {
    const known = await suppressed.find(id);
    const entry = { email, reason: 'staff', detail: reason_text, since: clock.now() } as const;
    const write = suppressed.put(id, entry, known === null ? 'absent' : { version: known.version });
    return {
      writes: [write, auditWrite(services, { ...by, act: 'newsletter_suppressed', detail: auditMark(services, id) })],
      result: null,
    };
  });
  services.background(() => noteDeparture(services, { act: 'suppressed', person: id }));
}

/**
 * @throws AppError not-found; StoreError unavailable
 */
export async function liftSuppression(services: Services, id: string, by: Doer): Promise<void> {
  const suppressed = suppressedRecords(services.store);
  await commitPlan(services.store, async () => {
    const known = await suppressed.find(id);
    if (known === null) throw new AppError('not-found', NOT_SUPPRESSED);
    const audit = auditWrite(services, {
      ...by,
      act: 'newsletter_suppression_lifted',
      detail: auditMark(services, id),
    });
    return { writes: [suppressed.removal(id, { version: known.version }), audit], result: null };
  });
}
