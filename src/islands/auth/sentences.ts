import { LINK_FAILED, LOGIN_FAILED, MAIL_FAILED, REGISTRATION_FAILED, TWO_FACTOR_FAILED } from '../../api/auth.ts';
import { ApiError, SESSION_EXPIRED, UNREACHABLE } from '../../api/client.ts';

const NO_STORAGE =
  'Prehliadač si nechce zapamätať prihlásenie. Povoľte, prosím, tejto stránke ukladanie údajov a\u00a0skúste to znova.';

/** What people read in place of the calls' English literals (DESIGN 11). */
const SENTENCES: Readonly<Record<string, string>> = {
  [LOGIN_FAILED]: 'Prihlásiť sa nepodarilo. Skúste to, prosím, o\u00a0chvíľu znova.',
  [TWO_FACTOR_FAILED]: 'Kód sa nepodarilo overiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [REGISTRATION_FAILED]: 'Účet sa nepodarilo založiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [MAIL_FAILED]: 'E-mail sa nepodarilo poslať. Skúste to, prosím, o\u00a0chvíľu znova.',
  [LINK_FAILED]: 'Odkaz sa nepodarilo použiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [SESSION_EXPIRED]: 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.',
};

/** Why something did not work, in Slovak. */
export function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return NO_STORAGE;
  if (!(error instanceof ApiError)) throw error;
  return error.status === 0 ? UNREACHABLE : (SENTENCES[error.message] ?? error.message);
}
