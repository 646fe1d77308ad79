import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { noteDeparture } from '../../data-duties/departures.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import { commitPlan } from '../../store/collection.ts';
import { endingWrites } from '../ending-writes.ts';
import { auditMark, newsletterRecords } from '../records.ts';

/**
 * Ends a subscription as its owner would, or forgets one that waits to be confirmed; its link is then void.
 * @throws AppError not-found; StoreError unavailable
 */
export async function removeSubscriber(services: Services, id: string, by: Doer): Promise<void> {
  const { subscribers } = newsletterRecords(services.store);
  await commitPlan(services.store, async () => {
    const subscriber = await subscribers.find(id);
    if (subscriber === null) throw new AppError('not-found', 'Túto adresu medzi odberateľmi už nemáme.');
    const audit = auditWrite(services, {
      ...by,
      act: 'newsletter_subscriber_removed',
      detail: auditMark(services, id),
    });
    return { writes: [...(await endingWrites(services, subscriber)), audit], result: null };
  });
  services.background(() => noteDeparture(services, { act: 'left', person: id }));
}
