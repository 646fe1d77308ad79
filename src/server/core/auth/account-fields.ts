import { z } from 'zod';
import { emailSchema } from '../../../domain/newsletter/newsletter-subscriber.ts';
import { cleanCode, cleanLine } from '../../../domain/words/clean-text.ts';
import { MAX_PASSWORD } from './password-rules.ts';

const NAME = 'Napíšte meno a\u00a0priezvisko.';
const MISMATCH = 'Heslá sa nezhodujú.';
const CODE = 'Napíšte kód.';

export const email = emailSchema;

export const signInEmail = z
  .string('Napíšte e-mail.')
  .overwrite(cleanLine)
  .toLowerCase()
  .min(1, 'Napíšte e-mail.')
  .max(254, 'Napíšte e-mail.');

export const name = z
  .string(NAME)
  .transform(cleanLine)
  .pipe(z.string().min(1, NAME).max(120, 'Meno smie mať najviac 120 znakov.'));

export const oldPassword = z
  .string('Napíšte heslo.')
  .min(1, 'Napíšte heslo.')
  .max(MAX_PASSWORD, `Heslo smie mať najviac ${MAX_PASSWORD} znakov.`);

export const code = z.string(CODE).overwrite(cleanCode).min(1, CODE).max(64, 'Kód nie je správny.');

const newPassword = z.object({
  password: z.string('Napíšte heslo.'),
  password_confirmation: z.string('Napíšte heslo ešte raz.'),
});

/** Its strength is checked once the owner is known. */
export function withNewPassword<Fields extends z.ZodRawShape>(fields: Fields) {
  return z
    .object({ ...fields, ...newPassword.shape })
    .refine((form) => 'password' in form && form.password === form.password_confirmation, {
      path: ['password_confirmation'],
      message: MISMATCH,
    });
}
