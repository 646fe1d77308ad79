import { z } from 'zod';
import { calendarDay } from '../fields/fields.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';

const EMAIL = 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.';
const ANSWER = 'Napíšte výsledok ako celé číslo.';

export const emailSchema = z.string(EMAIL).overwrite(cleanLine).toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL));

export const signUpSchema = z.object({
  email: emailSchema,
  captcha_answer: z.union(
    [
      z.int(),
      z
        .string()
        .trim()
        .regex(/^\d{1,4}$/)
        .transform(Number),
    ],
    ANSWER,
  ),
});

/** Raise it whenever the wording changes: the proof of a consent holds it. */
export const CONSENT_VERSION = '2026-12';

export function consentWording(houseName: string): string {
  return `Prihlásením súhlasíte, aby sme vám raz za\u00a0mesiac posielali e-mailom prehľad podujatí a\u00a0dali vám vedieť, keď sa v\u00a0programe niečo dôležité zmení. Odosielateľom je ${houseName}. Súhlas môžete kedykoľvek odvolať odkazom v\u00a0každej správe.`;
}

/** When somebody leaves, only the proof of consent stays (act 452/2021 § 116). */
export const subscriberSchema = z.object({
  email: z.string(),
  /** `pending`: not confirmed by mail, gets nothing. */
  state: z.enum(['pending', 'active']),
  /** Epoch milliseconds. */
  since: z.int(),
  consent_id: z.string(),
});

/** Times are epoch milliseconds. */
export const consentSchema = z.object({
  email: z.string(),
  subscriber_id: z.string(),
  wording: z.string(),
  wording_version: z.string(),
  /** `return`: the button on the unsubscribe page. `staff`: see `proof`. */
  given_by: z.enum(['form', 'return', 'staff']),
  proof: z.string().nullable().default(null),
  import_id: z.string().exactOptional(),
  /** For a consent given elsewhere the day of it. */
  asked_at: z.int(),
  /** Keyed hash of the IP address; null: given elsewhere. */
  asked_from: z.string().nullable(),
  confirmed_at: z.int().nullable(),
  confirmed_from: z.string().nullable(),
  withdrawn_at: z.int().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

export const suppressionSchema = z.object({
  /** null: erased on request, or never a subscriber. Then only the hash of the address is kept, as the id. */
  email: z.string().nullable(),
  /** A weightier (later) reason replaces a lighter one. `bounce`: no such address. `complaint`: called spam. */
  reason: z.enum(['bounce', 'complaint', 'staff']),
  detail: z.string(),
  /** Epoch milliseconds. */
  since: z.int(),
});

export type Suppression = z.infer<typeof suppressionSchema>;

const MAX_TEXT_CHARACTERS = 1000;

const DRAFT_DAY = 'Vyberte deň od 1 do 28.';
const PROOF = 'Napíšte, ako a\u00a0kde súhlas dal. Musíme to vedieť doložiť.';
const REASON = 'Napíšte, prečo na túto adresu neposielať.';

const said = (missing: string) =>
  z
    .string(missing)
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(MAX_TEXT_CHARACTERS, 'Text smie mať najviac 1\u00a0000 znakov.'));

export const subscriberEntrySchema = z.object({
  email: emailSchema,
  proof: said(PROOF),
  confirmed_on: calendarDay,
});

export const suppressionEntrySchema = z.object({ email: emailSchema, reason_text: said(REASON) });

export const newsletterSettingsSchema = z.object({
  /** Of the month, in Bratislava; the next month's draft is made then. */
  draft_day: z.int(DRAFT_DAY).min(1, DRAFT_DAY).max(28, DRAFT_DAY),
  /** null: answers go to the sender's address. */
  reply_to: emailSchema.nullable(),
});

export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
