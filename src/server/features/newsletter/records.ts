import { z } from 'zod';
import {
  CONSENT_VERSION,
  type Consent,
  consentSchema,
  consentWording,
  type NewsletterSettings,
  newsletterSettingsSchema,
  subscriberSchema,
  suppressionSchema,
} from '../../../domain/newsletter/newsletter-subscriber.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { addressId, randomHex } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, everyPage } from '../../ports/store/collection.ts';
import type { Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const YEAR_SECONDS = 365.25 * DAY_SECONDS;

/** As `content/pages/privacy.md` promises. */
export const LIFE = {
  unconfirmedSeconds: 7 * DAY_SECONDS,
  confirmationLinkSeconds: 2 * DAY_SECONDS,
  /** Four years from the withdrawal on (452/2021 § 116 (5)). */
  withdrawnConsentSeconds: 4 * YEAR_SECONDS,
  unsubscribeLinkSeconds: 4 * YEAR_SECONDS,
} as const;

const confirmationSchema = z.object({
  subscriber_id: z.string(),
  consent_id: z.string(),
  /** Stays, so that a second press is no error. */
  used_at: z.int().nullable(),
});

const linkSchema = z.object({ subscriber_id: z.string() });

export function newsletterRecords(store: Store) {
  return {
    /** Under the hash of the address. */
    subscribers: collection(store, 'subscriber', subscriberSchema, {
      state: ({ state, since }) => ({ of: state, score: since }),
    }),
    consents: collection(store, 'newsletter-consent', consentSchema, {
      subscriber: ({ subscriber_id, asked_at }) => ({ of: subscriber_id, score: asked_at }),
      confirmed: ({ confirmed_at }) => (confirmed_at === null ? null : { score: confirmed_at }),
      withdrawn: ({ confirmed_at, withdrawn_at }) =>
        confirmed_at === null || withdrawn_at === null ? null : { score: withdrawn_at },
    }),
    confirmations: collection(store, 'newsletter-confirmation', confirmationSchema, {}),
    links: collection(store, 'newsletter-link', linkSchema, {}),
  };
}

/** Only who knows the address recognises it. */
export function auditMark({ secret }: Pick<Services, 'secret'>, id: string): string {
  return secret.sign('newsletter-subscriber', id).slice(0, 12);
}

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

export function hashIp({ secret }: Pick<Services, 'secret'>, ip: string): string {
  return secret.sign('newsletter-ip', ip);
}

type EndingServices = Pick<Services, 'store' | 'clock'>;

export async function endingWrites(
  services: EndingServices,
  { id, version, value }: Entry<z.infer<typeof subscriberSchema>>,
): Promise<Write[]> {
  const { subscribers } = newsletterRecords(services.store);
  return [subscribers.removal(id, { version }), ...(await withdrawalWrites(services, value.consent_id))];
}

/** The law requires the proof of a confirmed consent. */
export async function withdrawalWrites({ store, clock }: EndingServices, consentId: string): Promise<Write[]> {
  const { consents } = newsletterRecords(store);
  const consent = await consents.find(consentId);
  if (consent === null) return [];
  const expected = { version: consent.version };
  if (consent.value.confirmed_at === null) return [consents.removal(consentId, expected)];
  const withdrawn = { ...consent.value, withdrawn_at: clock.now() };
  return [consents.put(consentId, withdrawn, expected, { ttlSeconds: LIFE.withdrawnConsentSeconds })];
}

/** Apart: people who come back are still suppressed. */
export function suppressedRecords(store: Store) {
  return collection(store, 'newsletter-suppressed', suppressionSchema, { since: ({ since }) => ({ score: since }) });
}

/** Since when each of the active subscribers who get nothing has got nothing. */
export async function silencedSince({ store }: Pick<Services, 'store'>): Promise<number[]> {
  const { subscribers } = newsletterRecords(store);
  const times: number[] = [];
  for await (const suppressed of everyPage((page) => suppressedRecords(store).list('since', page))) {
    const found = await subscribers.findMany(suppressed.map(({ id }) => id));
    for (const [at, { value }] of suppressed.entries()) {
      const known = found[at]?.value;
      if (known?.state === 'active') times.push(Math.max(value.since, known.since));
    }
  }
  return times;
}

export async function countRecipients({ store }: Pick<Services, 'store'>): Promise<number> {
  const active = await newsletterRecords(store).subscribers.count('state', { of: 'active' });
  return active - (await silencedSince({ store })).length;
}

const ID = 'desk';
const DEFAULTS: NewsletterSettings = { draft_day: 20, reply_to: null };

const settingsRecords = (store: Store) => collection(store, 'newsletter-settings', newsletterSettingsSchema, {});

export async function readNewsletterSettings({ store }: Pick<Services, 'store'>): Promise<NewsletterSettings> {
  return (await settingsRecords(store).find(ID))?.value ?? DEFAULTS;
}

export async function saveNewsletterSettings(
  { store }: Pick<Services, 'store'>,
  settings: NewsletterSettings,
): Promise<void> {
  await store.commit([settingsRecords(store).put(ID, settings, 'any')]);
}
