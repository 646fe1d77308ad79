// What staff send about the newsletter's list, and what is kept of it.
import { z } from 'zod';
import { calendarDay } from '../content/calendar-day-field.ts';
import { cleanText } from '../words/clean-text.ts';
import { emailSchema } from './newsletter-sign-up.ts';

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
  /** How the consent was given, and where it lies. */
  proof: said(PROOF),
  /** The day it was given, `2026-12-05`. */
  confirmed_on: calendarDay,
});

export const suppressionEntrySchema = z.object({ email: emailSchema, reason_text: said(REASON) });

/** How the desk works; one record. */
export const newsletterSettingsSchema = z.object({
  /** Day of the month on which the next month's draft is made, in Bratislava. */
  draft_day: z.int(DRAFT_DAY).min(1, DRAFT_DAY).max(28, DRAFT_DAY),
  /** Where answers to an issue go; null: to the address it comes from. */
  reply_to: emailSchema.nullable(),
});

export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;
