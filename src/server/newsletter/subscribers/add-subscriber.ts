import { calendarDateOf, startOfDay } from '../../../domain/time/time.ts';
import { auditWrite, type Doer } from '../../audit/audit-log.ts';
import { addressId, randomHex } from '../../crypto/tokens.ts';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../services.ts';
import { commitPlan } from '../../store/collection.ts';
import { auditMark, newsletterRecords } from '../records.ts';
import { suppressedRecords } from '../suppression/suppressed.ts';
import { unsubscribeLink } from '../unsubscribe-link.ts';

const SUBSCRIBED = 'Táto adresa prehľad už odoberá.';
const SUPPRESSED =
  'Na túto adresu prehľad neposielame, je medzi vynechanými. Ak o\u00a0odber naozaj stojí, najprv ju odtiaľ vráťte.';
const FUTURE = 'Súhlas nemôže byť z\u00a0budúcnosti.';
const LEFT_SINCE = 'Po tomto dni sa odberateľ odhlásil, takže tento súhlas už neplatí. Treba novší.';

interface NewSubscriber {
  email: string;
  proof: string;
  /** `2026-12-05` */
  confirmed_on: string;
}

/**
 * Adds somebody who agreed elsewhere than on the site. Whoever has left since is not brought back by an older consent.
 * @returns his id
 * @throws AppError conflict (subscribed or suppressed), invalid (a day that cannot be); StoreError unavailable
 */
export async function addSubscriber(
  services: Services,
  { email, proof, confirmed_on }: NewSubscriber,
  by: Doer,
): Promise<string> {
  const { store, clock, random } = services;
  const { subscribers, consents } = newsletterRecords(store);
  const id = addressId(email);
  const now = clock.now();
  if (confirmed_on > calendarDateOf(now)) throw new AppError('invalid', { confirmed_on: [FUTURE] });

  await commitPlan(store, async () => {
    const known = await subscribers.find(id);
    if (known?.value.state === 'active') throw new AppError('conflict', SUBSCRIBED);
    if ((await suppressedRecords(store).find(id)) !== null) throw new AppError('conflict', SUPPRESSED);
    const earlier = (await consents.list('subscriber', { of: id })).records;
    const left = Math.max(...earlier.map(({ value }) => value.withdrawn_at ?? Number.NEGATIVE_INFINITY));
    if (Number.isFinite(left) && confirmed_on < calendarDateOf(left))
      throw new AppError('invalid', { confirmed_on: [LEFT_SINCE] });

    const consentId = randomHex(random, 16);
    const consent = {
      email,
      subscriber_id: id,
      wording: '',
      wording_version: '',
      given_by: 'staff',
      proof,
      asked_at: startOfDay(confirmed_on),
      asked_from: null,
      confirmed_at: now,
      confirmed_from: null,
      withdrawn_at: null,
    } as const;
    const active = { email, state: 'active', since: now, consent_id: consentId } as const;
    const writes = [
      subscribers.put(id, active, known === null ? 'absent' : { version: known.version }),
      consents.put(consentId, consent, 'absent'),
      unsubscribeLink(services, id).write,
      auditWrite(services, { ...by, act: 'newsletter_subscriber_added', detail: auditMark(services, id) }),
    ];
    return { writes, result: null };
  });
  return id;
}
