import { z } from 'zod';

/** One address of the newsletter. Who has left is in no list: only the proof of consent stays (act 452/2021 § 116). */
export const subscriberSchema = z.object({
  /** In small letters. */
  email: z.string(),
  /** `pending`: asked for, not yet confirmed by mail. Only `active` ones are sent newsletters. */
  state: z.enum(['pending', 'active']),
  /** When the state began, in epoch milliseconds. */
  since: z.int(),
  consent_id: z.string(),
});

/** Proof of one consent, kept apart from the list of subscribers. Times are epoch milliseconds. */
export const consentSchema = z.object({
  email: z.string(),
  subscriber_id: z.string(),
  /** Word by word what was shown. */
  wording: z.string(),
  wording_version: z.string(),
  /** `form`: asked for on the site, confirmed by mail. `return`: by the button on the page of a mail's link. */
  given_by: z.enum(['form', 'return']),
  asked_at: z.int(),
  /** Keyed hash of the IP address. */
  asked_from: z.string(),
  confirmed_at: z.int().nullable(),
  confirmed_from: z.string().nullable(),
  withdrawn_at: z.int().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;
