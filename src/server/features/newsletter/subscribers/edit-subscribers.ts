import type { Consent } from '../../../../domain/newsletter/newsletter-subscriber.ts';
import type { ProvenRow } from '../../../../domain/newsletter/subscriber-import.ts';
import { isoDay } from '../../../../domain/time/calendar-day.ts';
import { startOfDay } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { addressId, randomHex } from '../../../ports/crypto/tokens.ts';
import { noteDeparture } from '../../../ports/departures/departures.ts';
import { commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { auditMark, endingWrites, newsletterRecords, suppressedRecords } from '../records.ts';
import { unsubscribeLink } from '../unsubscribe.ts';

const SUBSCRIBED = 'Táto adresa prehľad už odoberá.';
const SUPPRESSED =
  'Na túto adresu prehľad neposielame, je medzi vynechanými. Ak o\u00a0odber naozaj stojí, najprv ju odtiaľ vráťte.';
const FUTURE = 'Súhlas nemôže byť z\u00a0budúcnosti.';
const LEFT_SINCE = 'Po tomto dni sa odberateľ odhlásil, takže tento súhlas už neplatí. Treba novší.';

/**
 * An older consent does not bring back somebody who has left since.
 * @throws AppError conflict (subscribed or suppressed), invalid
 */
export async function addSubscriber(services: Services, proven: ProvenRow, by: AuditActor): Promise<string> {
  const { store, clock } = services;
  const { subscribers, consents } = newsletterRecords(store);
  const { email, confirmed_on } = proven;
  const id = addressId(email);
  if (confirmed_on > isoDay(clock.now())) throw new AppError('invalid', { confirmed_on: [FUTURE] });

  await commitPlan(store, async () => {
    const known = await subscribers.find(id);
    if (known?.value.state === 'active') throw new AppError('conflict', SUBSCRIBED);
    if ((await suppressedRecords(store).find(id)) !== null) throw new AppError('conflict', SUPPRESSED);
    const earlier = (await consents.list('subscriber', { of: id })).records;
    const left = Math.max(...earlier.map(({ value }) => value.withdrawn_at ?? Number.NEGATIVE_INFINITY));
    if (Number.isFinite(left) && confirmed_on < isoDay(left))
      throw new AppError('invalid', { confirmed_on: [LEFT_SINCE] });

    const writes = [
      ...provenWrites(services, proven, known),
      unsubscribeLink(services, id).write,
      auditWrite(services, { ...by, act: 'newsletter_subscriber_added', detail: auditMark(services, id) }),
    ];
    return { writes, result: null };
  });
  return id;
}

/**
 * An active subscriber and the consent that staff keep.
 * @param known the subscriber that this one replaces
 */
export function provenWrites(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  { email, proof, confirmed_on }: ProvenRow,
  known: Entry<unknown> | null,
  more: Pick<Consent, 'import_id'> = {},
): Write[] {
  const { subscribers, consents } = newsletterRecords(store);
  const id = addressId(email);
  const consentId = randomHex(random, 16);
  const now = clock.now();
  const consent: Consent = {
    email,
    subscriber_id: id,
    wording: '',
    wording_version: '',
    given_by: 'staff',
    proof,
    ...more,
    asked_at: startOfDay(confirmed_on),
    asked_from: null,
    confirmed_at: now,
    confirmed_from: null,
    withdrawn_at: null,
  };
  return [
    subscribers.put(id, { email, state: 'active', since: now, consent_id: consentId }, known),
    consents.put(consentId, consent, 'absent'),
  ];
}

export async function removeSubscriber(services: Services, id: string, by: AuditActor): Promise<void> {
  const { subscribers } = newsletterRecords(services.store);
  await commitPlan(services.store, async () => {
    const subscriber = await subscribers.find(id);
    if (subscriber === null) throw new AppError('not-found', 'Túto adresu medzi odberateľmi už nemáme.');
    const detail = auditMark(services, id);
    const audit = auditWrite(services, { ...by, act: 'newsletter_subscriber_removed', detail });
    return { writes: [...(await endingWrites(services, subscriber)), audit], result: null };
  });
  services.background(() => noteDeparture(services, { act: 'left', person: id }));
}

const NOT_SUPPRESSED = 'Táto adresa medzi vynechanými už nie je.';

/** A new consent cannot lift this suppression. */
export async function suppressByHand(
  services: Services,
  { email, reason_text }: { email: string; reason_text: string },
  by: AuditActor,
): Promise<void> {
  const { store, clock } = services;
  const suppressed = suppressedRecords(store);
  const id = addressId(email);
  await commitPlan(store, async () => {
    const known = await suppressed.find(id);
    const entry = { email, reason: 'staff', detail: reason_text, since: clock.now() } as const;
    const write = suppressed.put(id, entry, known);
    return {
      writes: [write, auditWrite(services, { ...by, act: 'newsletter_suppressed', detail: auditMark(services, id) })],
      result: null,
    };
  });
  services.background(() => noteDeparture(services, { act: 'suppressed', person: id, reason: 'staff' }));
}

export async function liftSuppression(services: Services, id: string, by: AuditActor): Promise<void> {
  const suppressed = suppressedRecords(services.store);
  await commitPlan(services.store, async () => {
    const known = await suppressed.find(id);
    if (known === null) throw new AppError('not-found', NOT_SUPPRESSED);
    const detail = auditMark(services, id);
    const audit = auditWrite(services, { ...by, act: 'newsletter_suppression_lifted', detail });
    return { writes: [suppressed.removal(id, { version: known.version }), audit], result: null };
  });
}
