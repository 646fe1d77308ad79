import { z } from 'zod';
import { CONSENT_VERSION, consentWording } from '../../domain/newsletter/newsletter-consent.ts';
import { type Consent, consentSchema, subscriberSchema } from '../../domain/newsletter/newsletter-subscriber.ts';
import { addressId, randomHex } from '../crypto/tokens.ts';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';

const DAY_SECONDS = 24 * 60 * 60;
const YEAR_SECONDS = 365.25 * DAY_SECONDS;

/** How long what is kept, as `content/pages/privacy.md` promises. */
export const LIFE = {
  /** What nobody confirmed: the subscriber and his consent. */
  unconfirmedSeconds: 7 * DAY_SECONDS,
  confirmationLinkSeconds: 2 * DAY_SECONDS,
  /** From the withdrawal on; the act asks for four years (452/2021 § 116 (5)). */
  withdrawnConsentSeconds: 4 * YEAR_SECONDS,
  /** From the last mail that carries it: nobody must be told that his way out is unknown. */
  unsubscribeLinkSeconds: 4 * YEAR_SECONDS,
} as const;

const confirmationSchema = z.object({
  subscriber_id: z.string(),
  consent_id: z.string(),
  /** Epoch milliseconds; null: still good. A used one stays, so that a second press of the button is no error. */
  used_at: z.int().nullable(),
});

const linkSchema = z.object({ subscriber_id: z.string() });

/**
 * The newsletter's records. Subscribers are listed by `state`, in the order in which they came to it; consents by
 * `subscriber`, in the order they were asked for, and all together by when they were `confirmed` and `withdrawn`.
 */
export function newsletterRecords(store: Store) {
  return {
    /** Under the hash of the address, so that there is one for each. */
    subscribers: collection(store, 'subscriber', subscriberSchema, {
      state: ({ state, since }) => ({ of: state, score: since }),
    }),
    consents: collection(store, 'newsletter-consent', consentSchema, {
      subscriber: ({ subscriber_id, asked_at }) => ({ of: subscriber_id, score: asked_at }),
      confirmed: ({ confirmed_at }) => (confirmed_at === null ? null : { score: confirmed_at }),
      // What was never confirmed has not been a subscription that could end.
      withdrawn: ({ confirmed_at, withdrawn_at }) =>
        confirmed_at === null || withdrawn_at === null ? null : { score: withdrawn_at },
    }),
    /** Under the hash of the token mailed. */
    confirmations: collection(store, 'newsletter-confirmation', confirmationSchema, {}),
    /** Whose the unsubscribe links are, under the hashes of their tokens. */
    links: collection(store, 'newsletter-link', linkSchema, {}),
  };
}

/** What the log may say of whom something was done to: whoever knows the address can tell that it was this one. */
export function auditMark({ secret }: Pick<Services, 'secret'>, id: string): string {
  return secret.sign('newsletter-subscriber', id).slice(0, 12);
}

/** A consent asked for now, from an IP address, with the words the site shows. */
export async function newConsent(
  { clock, random, secret, contentIndex }: Pick<Services, 'clock' | 'random' | 'secret' | 'contentIndex'>,
  { email, givenBy, ip }: { email: string; givenBy: Consent['given_by']; ip: string },
): Promise<{ id: string; consent: Consent }> {
  const { site } = (await contentIndex.read()).settings;
  return {
    id: randomHex(random, 16),
    consent: {
      email,
      subscriber_id: addressId(email),
      wording: consentWording(site.name),
      wording_version: CONSENT_VERSION,
      given_by: givenBy,
      proof: null,
      asked_at: clock.now(),
      asked_from: hashIp({ secret }, ip),
      confirmed_at: null,
      confirmed_from: null,
      withdrawn_at: null,
    },
  };
}

/** An IP address as proof may keep it: nobody can read it out again, but it can be compared. */
export function hashIp({ secret }: Pick<Services, 'secret'>, ip: string): string {
  return secret.sign('newsletter-ip', ip);
}
