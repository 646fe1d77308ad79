import { type Edition, UNSUBSCRIBE_PLACEHOLDER } from '../../../../domain/newsletter/newsletter-issue.ts';
import { HOUR_MS } from '../../../../domain/time/clock.ts';
import { type Mail, MailError } from '../../../ports/mail/mailer.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { issueRecords } from '../issues/issue-store.ts';
import { newsletterRecords, suppressedRecords } from '../records.ts';
import { unsubscribeLink } from '../unsubscribe.ts';
import { type Attempt, type Chunk, chunkId, chunkRecords, type Lease, newChunk } from './ledger.ts';
import { settle } from './settle.ts';
import { afterError, afterOutcomes, allSuppressed, allUncertain } from './verdict.ts';

export type SendServices = Pick<Services, 'store' | 'clock' | 'random' | 'secret' | 'config' | 'mailer'>;

/** A repetition may take this long, with the key valid at its end. */
const KEY_MARGIN_MS = HOUR_MS;

type ChunkStep = 'went-on' | 'lost';

/** All for a repetition is stored before the first mail leaves. */
export async function sendChunk(
  services: SendServices,
  lease: Lease,
  edition: Edition,
  chunk: Entry<Chunk>,
): Promise<ChunkStep> {
  const { mailer, clock } = services;
  const { attempt } = chunk.value;
  if (attempt !== null) {
    const { provider, key_good_until, count } = attempt;
    const isProtected = provider === mailer.batch.provider && clock.now() < key_good_until;
    if (isProtected) return deliver(services, lease, edition, chunk, { ...attempt, count: count + 1 });
    await settle(services, chunk, allUncertain(chunk.value, attempt, clock.now()));
    return 'went-on';
  }
  if (chunk.value.recipients.length > mailer.batch.most) {
    await split(services, chunk);
    return 'went-on';
  }
  const mails = await addresseesOf(services, chunk.value.recipients);
  if (mails.length === 0) {
    await settle(services, chunk, allSuppressed(chunk.value, clock.now()));
    return 'went-on';
  }
  await storeUnsubscribeLinks(services, mails);
  const { provider, keyProtectsMs } = mailer.batch;
  const first_at = clock.now();
  const key_good_until = first_at + Math.max(0, keyProtectsMs - KEY_MARGIN_MS);
  return deliver(services, lease, edition, chunk, {
    provider,
    first_at,
    last_at: first_at,
    key_good_until,
    count: 1,
    mails,
  });
}

async function deliver(
  services: SendServices,
  lease: Lease,
  edition: Edition,
  { id, version, value }: Entry<Chunk>,
  begun: Attempt,
): Promise<ChunkStep> {
  const { store, clock, mailer } = services;
  const chunks = chunkRecords(store);
  const attempt = { ...begun, last_at: clock.now() };
  const claimed: Chunk = {
    ...value,
    state: 'sending',
    since: value.attempt === null ? attempt.last_at : value.since,
    attempt,
    not_before: null,
    suppressed: value.recipients.length - attempt.mails.length,
  };
  const renewal = lease.renewal();
  const claim = await store.commit([renewal, chunks.put(id, claimed, { version })]);
  if (!claim.ok) return claim.key === renewal.key ? 'lost' : 'went-on';
  lease.renewed(claim.version);

  const entry = { id, value: claimed, version: claim.version, expiresAt: null };
  try {
    const outcomes = await mailer.sendBatch(mailsFor(services, edition, attempt.mails), claimed.key);
    await settle(services, entry, afterOutcomes(claimed, attempt, outcomes, clock.now()));
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    await settle(services, entry, afterError(claimed, attempt, error, clock.now()));
  }
  return 'went-on';
}

/** The mailer may take fewer at once than when the list was frozen. */
async function split({ store, clock, mailer }: SendServices, { id, version, value }: Entry<Chunk>): Promise<void> {
  const { progress } = issueRecords(store);
  const chunks = chunkRecords(store);
  const head = await progress.require(value.issue_id);
  const { most } = mailer.batch;
  const number = head.value.chunks + 1;
  await store.commit([
    chunks.put(id, { ...value, recipients: value.recipients.slice(0, most) }, { version }),
    chunks.put(
      chunkId(value.issue_id, number),
      newChunk(value.issue_id, number, value.recipients.slice(most), clock.now(), {
        refusals: value.refusals,
        not_before: value.not_before,
      }),
      'absent',
    ),
    progress.put(head.id, { ...head.value, chunks: number }, { version: head.version }),
  ]);
}

type Addressee = Attempt['mails'][number];

/** Bulk mail: autoresponders must not answer. */
const HEADERS = { 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' };

/** Others may have been suppressed or gone since. */
async function addresseesOf({ store }: Pick<Services, 'store'>, recipients: readonly string[]): Promise<Addressee[]> {
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

async function storeUnsubscribeLinks(
  services: Pick<Services, 'store' | 'secret' | 'config'>,
  addressees: readonly Addressee[],
): Promise<void> {
  await services.store.commit(addressees.map(({ subscriber_id }) => unsubscribeLink(services, subscriber_id).write));
}

function mailsFor(
  services: Pick<Services, 'store' | 'secret' | 'config'>,
  { subject, html, text, reply_to }: Edition,
  addressees: readonly Addressee[],
): Mail[] {
  const [htmlParts, textParts] = [html.split(UNSUBSCRIBE_PLACEHOLDER), text.split(UNSUBSCRIBE_PLACEHOLDER)];
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
