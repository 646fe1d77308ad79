import { z } from 'zod';

const EMAIL = 'Napíšte e-mailovú adresu v\u00a0tvare meno@domena.sk.';
const ANSWER = 'Napíšte výsledok ako celé číslo.';

/** An address as it is compared and kept: without spaces around it, in small letters. */
export const emailSchema = z.string(EMAIL).trim().toLowerCase().max(254, EMAIL).pipe(z.email(EMAIL));

/** What the form of the newsletter sends (SPEC 3, 5). Forms send numbers as text. */
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

/** Goes up whenever the wording changes: the proof of a consent names the version that was shown. */
export const CONSENT_VERSION = '2026-11';

/** What a visitor agrees to by signing up for the newsletter: shown beside the field, and kept word by word as proof. */
export function consentWording(houseName: string): string {
  return `Prihlásením súhlasíte, aby sme vám raz za\u00a0mesiac posielali e-mailom prehľad podujatí. Odosielateľom je ${houseName}. Súhlas môžete kedykoľvek odvolať odkazom v\u00a0každom vydaní.`;
}
