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
  /** Word by word what was shown; empty for a consent given elsewhere than on the site. */
  wording: z.string(),
  wording_version: z.string(),
  /** `form`: asked for on the site, confirmed by mail. `return`: by the button on the page of a mail's link. `staff`: see `proof`. */
  given_by: z.enum(['form', 'return', 'staff']),
  /** How and where it was given, as the staff who took it wrote down. */
  proof: z.string().nullable().default(null),
  /** Of one that staff took: the day it was given. */
  asked_at: z.int(),
  /** Keyed hash of the IP address; null: it was not given on the site. */
  asked_from: z.string().nullable(),
  /** When the subscription began. */
  confirmed_at: z.int().nullable(),
  confirmed_from: z.string().nullable(),
  withdrawn_at: z.int().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

/** An address that is sent no newsletter, whoever subscribes it. It outlives the subscription. */
export const suppressionSchema = z.object({
  /** null: erased on request, or never a subscriber; the hash of the address, its id, is all that is kept. */
  email: z.string().nullable(),
  /** `bounce`: it does not exist. `complaint`: its owner called a mail spam. `staff`: decided here. */
  reason: z.enum(['bounce', 'complaint', 'staff']),
  /** What is known besides: the words of the mail server, or of the staff. */
  detail: z.string(),
  /** Epoch milliseconds. */
  since: z.int(),
});

export type Suppression = z.infer<typeof suppressionSchema>;
