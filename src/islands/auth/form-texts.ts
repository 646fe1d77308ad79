import { LINK_FAILED, LOGIN_FAILED, MAIL_FAILED, REGISTRATION_FAILED } from '../../api/auth.ts';
import { ApiError, SESSION_EXPIRED, UNREACHABLE } from '../../api/client.ts';
import { TWO_FACTOR_FAILED } from '../../domain/accounts/two-factor-failed.ts';
import type { Refusal } from '../parts/use-submission.ts';

export function textOf(values: FormData, field: string): string {
  const value = values.get(field);
  return typeof value === 'string' ? value : '';
}

const NO_STORAGE =
  'Prehliadač si nechce zapamätať prihlásenie. Povoľte, prosím, tejto stránke ukladanie údajov a\u00a0skúste to znova.';

const SENTENCES: Readonly<Record<string, string>> = {
  [LOGIN_FAILED]: 'Prihlásiť sa nepodarilo. Skúste to, prosím, o\u00a0chvíľu znova.',
  [TWO_FACTOR_FAILED]: 'Kód sa nepodarilo overiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [REGISTRATION_FAILED]: 'Účet sa nepodarilo založiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [MAIL_FAILED]: 'E-mail sa nepodarilo poslať. Skúste to, prosím, o\u00a0chvíľu znova.',
  [LINK_FAILED]: 'Odkaz sa nepodarilo použiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  [SESSION_EXPIRED]: 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.',
};

export function sentenceOf(error: unknown): string {
  if (error instanceof DOMException) return NO_STORAGE;
  if (!(error instanceof ApiError)) throw error;
  return error.status === 0 ? UNREACHABLE : (error.reason ?? SENTENCES[error.message] ?? error.message);
}

export function refusalOf(error: unknown, form: HTMLFormElement | null): Refusal {
  const fields = error instanceof ApiError ? error.fields : {};
  const isAboutFields = form !== null && Object.keys(fields).some((field) => form.elements.namedItem(field) !== null);
  const status = error instanceof ApiError ? error.status : 0;
  return { message: isAboutFields ? null : sentenceOf(error), fields, status };
}
