import { hc } from 'hono/client';
import type { NewsletterApi } from '../server/features/newsletter/routes.ts';
import { bodyOf, callOptions, messageOf } from './client.ts';

export const QUESTION_FAILED = 'Nepodarilo sa načítať kontrolnú otázku. Skúste to prosím znova.';
export const SUBSCRIBE_FAILED = 'Vyskytla sa neznáma chyba.';
const UNSUBSCRIBE_FAILED = 'Nastala chyba pri odhlasovaní. Skúste to prosím neskôr alebo kontaktujte podporu.';
const CONFIRM_FAILED = 'Odber sa nepodarilo potvrdiť. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';
const RESUBSCRIBE_FAILED = 'Prihlásiť späť sa nepodarilo. Skontrolujte, prosím, pripojenie a\u00a0skúste to znova.';

const call = (defaultMessage: string) => hc<NewsletterApi>('/', callOptions(defaultMessage)).api.newsletter;

const questionCall = call(QUESTION_FAILED);
const subscribeCall = call(SUBSCRIBE_FAILED);
const unsubscribeCall = call(UNSUBSCRIBE_FAILED);
const confirmCall = call(CONFIRM_FAILED);
const resubscribeCall = call(RESUBSCRIBE_FAILED);

export interface SumQuestion {
  num1: number;
  num2: number;
  /** Valid for one answer. */
  challenge: string;
}

export const askQuestion = (signal: AbortSignal): Promise<SumQuestion> =>
  bodyOf(questionCall.captcha.$get({}, { init: { signal } }));

/** @returns the server's message */
export function subscribe(
  email: string,
  answer: { sum: number; challenge: string },
  signal: AbortSignal,
): Promise<string> {
  const json = { email, captcha_answer: answer.sum };
  const headers = { 'X-CSRF-TOKEN': answer.challenge };
  return messageOf(subscribeCall.subscribe.$post({ json }, { headers, init: { signal } }));
}

export const confirm = (token: string) => messageOf(confirmCall.confirm[':token'].$post({ param: { token } }));

export const unsubscribe = (token: string) =>
  messageOf(unsubscribeCall.unsubscribe[':token'].$post({ param: { token } }));

export const resubscribe = (token: string) =>
  messageOf(resubscribeCall.resubscribe[':token'].$post({ param: { token } }));
