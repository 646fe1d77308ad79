import { z } from 'zod';
import { calendarDay } from '../fields/fields.ts';
import { cleanLine, cleanText } from '../words/clean-text.ts';

const EMAIL = 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.';
const ANSWER = 'Napíšte výsledok ako celé číslo.';

/** A mail address in the form that is compared and stored: cleaned, in small letters. */
export const emailSchema = z.string(EMAIL).overwrite(cleanLine).toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL));

/** What the newsletter form sends. Forms send numbers as text. */
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

/** Increase it whenever the wording changes: the proof of a consent contains the version that was shown. */
export const CONSENT_VERSION = '2026-12';

/** The text a visitor agrees to by signing up: shown beside the field, and stored word by word as proof. */
export function consentWording(houseName: string): string {
  return `Prihlásením súhlasíte, aby sme vám raz za\u00a0mesiac posielali e-mailom prehľad podujatí a\u00a0dali vám vedieť, keď sa v\u00a0programe niečo dôležité zmení. Odosielateľom je ${houseName}. Súhlas môžete kedykoľvek odvolať odkazom v\u00a0každej správe.`;
}

/** One address of the newsletter. When somebody leaves, only the proof of consent stays (act 452/2021 § 116). */
export const subscriberSchema = z.object({
  /** In small letters. */
  email: z.string(),
  /** `pending`: signed up, not yet confirmed by mail. Only `active` ones are sent newsletters. */
  state: z.enum(['pending', 'active']),
  /** When the state began, in epoch milliseconds. */
  since: z.int(),
  consent_id: z.string(),
});

/** Proof of one consent, kept apart from the list of subscribers. Times are epoch milliseconds. */
export const consentSchema = z.object({
  email: z.string(),
  subscriber_id: z.string(),
  /** The text shown, word by word; empty for a consent given elsewhere than on the site. */
  wording: z.string(),
  wording_version: z.string(),
  /** `form`: on the site, confirmed by mail. `return`: by the button on the unsubscribe page. `staff`: see `proof`. */
  given_by: z.enum(['form', 'return', 'staff']),
  /** How and where it was given, as the member of the staff noted. */
  proof: z.string().nullable().default(null),
  /** The import that brought it in. */
  import_id: z.string().exactOptional(),
  /** When the visitor signed up; for a consent that staff took, the day it was given. */
  asked_at: z.int(),
  /** Keyed hash of the IP address; null: the consent was not given on the site. */
  asked_from: z.string().nullable(),
  /** When the subscription began. */
  confirmed_at: z.int().nullable(),
  confirmed_from: z.string().nullable(),
  withdrawn_at: z.int().nullable(),
});

export type Consent = z.infer<typeof consentSchema>;

/** An address that gets no newsletter, even if somebody subscribes it. It outlives the subscription. */
export const suppressionSchema = z.object({
  /** null: erased on request, or never a subscriber. Then only the hash of the address is kept, as the id. */
  email: z.string().nullable(),
  /**
   * `bounce`: the address does not exist. `complaint`: its owner called a mail spam. `staff`: a decision of the staff. In the
   * order of their weight: a weightier reason replaces a lighter one.
   */
  reason: z.enum(['bounce', 'complaint', 'staff']),
  /** Details: the words of the mail server, or of the staff. */
  detail: z.string(),
  /** Epoch milliseconds. */
  since: z.int(),
});

export type Suppression = z.infer<typeof suppressionSchema>;

// What staff send about the newsletter's list, and the settings of the desk.

const MAX_TEXT_CHARACTERS = 1000;

const DRAFT_DAY = 'Vyberte deň od 1 do 28.';
const PROOF = 'Napíšte, ako a\u00a0kde súhlas dal. Musíme to vedieť doložiť.';
const REASON = 'Napíšte, prečo na túto adresu neposielať.';

const said = (missing: string) =>
  z
    .string(missing)
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(MAX_TEXT_CHARACTERS, 'Text smie mať najviac 1\u00a0000 znakov.'));

/** Somebody who agreed elsewhere than on the site: on paper, by mail. */
export const subscriberEntrySchema = z.object({
  email: emailSchema,
  /** How the consent was given, and where its proof is kept. */
  proof: said(PROOF),
  /** The day it was given, `2026-12-05`. */
  confirmed_on: calendarDay,
});

export const suppressionEntrySchema = z.object({ email: emailSchema, reason_text: said(REASON) });

/** The settings of the desk; one record. */
export const newsletterSettingsSchema = z.object({
  /** Day of the month on which the next month's draft is made, in Bratislava. */
  draft_day: z.int(DRAFT_DAY).min(1, DRAFT_DAY).max(28, DRAFT_DAY),
  /** Where answers to an issue go; null: to the address it comes from. */
  reply_to: emailSchema.nullable(),
});

export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
