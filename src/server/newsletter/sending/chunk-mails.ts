import { type Edition, WAY_OUT } from '../../../domain/newsletter/newsletter-issue.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Services } from '../../services.ts';
import { newsletterRecords } from '../records.ts';
import { suppressedRecords } from '../suppression/suppressed.ts';
import { unsubscribeLink } from '../unsubscribe-link.ts';
import type { Attempt } from './ledger.ts';

type Addressee = Attempt['mails'][number];

/** Bulk mail: answering machines must not answer, and mail programs may say that it is one. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' };

/**
 * Who of a chunk gets it now: neither suppressed nor gone since the list was frozen.
 * @throws StoreError unavailable
 */
export async function addresseesOf(
  { store }: Pick<Services, 'store'>,
  recipients: readonly string[],
): Promise<Addressee[]> {
  const [subscribers, suppressed] = await Promise.all([
    newsletterRecords(store).subscribers.findMany(recipients),
    suppressedRecords(store).findMany(recipients),
  ]);
  return subscribers.flatMap((subscriber, at) =>
    subscriber?.value.state === 'active' && suppressed[at] === null
      ? [{ subscriber_id: subscriber.id, email: subscriber.value.email }]
      : [],
  );
}

/**
 * Makes the ways out work that the mails are going to carry.
 * @throws StoreError unavailable
 */
export async function openWaysOut(
  services: Pick<Services, 'store' | 'secret' | 'config'>,
  addressees: readonly Addressee[],
): Promise<void> {
  await services.store.commit(addressees.map(({ subscriber_id }) => unsubscribeLink(services, subscriber_id).write));
}

/** The edition as each of them gets it; the same addressees always get the same bytes. */
export function mailsFor(
  services: Pick<Services, 'store' | 'secret' | 'config'>,
  { subject, html, text, reply_to }: Edition,
  addressees: readonly Addressee[],
): Mail[] {
  const [htmlParts, textParts] = [html.split(WAY_OUT), text.split(WAY_OUT)];
  return addressees.map(({ subscriber_id, email }) => {
    const way = unsubscribeLink(services, subscriber_id);
    return {
      to: email,
      subject,
      html: htmlParts.join(way.url),
      text: textParts.join(way.url),
      headers: { ...HEADERS, ...way.headers },
      ...(reply_to === null ? {} : { replyTo: reply_to }),
    };
  });
}
