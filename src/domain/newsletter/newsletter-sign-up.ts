import { z } from 'zod';

const EMAIL = 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.';
const ANSWER = 'Napíšte výsledok ako celé číslo.';

/** An address in the form that is compared and stored: trimmed, in small letters. */
export const emailSchema = z.string(EMAIL).trim().toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL));

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
export const CONSENT_VERSION = '2026-11';

/** The text a visitor agrees to by signing up: shown beside the field, and stored word by word as proof. */
export function consentWording(houseName: string): string {
  return `Prihlásením súhlasíte, aby sme vám raz za\u00a0mesiac posielali e-mailom prehľad podujatí. Odosielateľom je ${houseName}. Súhlas môžete kedykoľvek odvolať odkazom v\u00a0každom vydaní.`;
}
