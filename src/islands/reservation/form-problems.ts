import type { FieldErrors } from '../../api/client.ts';
import {
  MAX_MESSAGE_CHARACTERS,
  RESERVATION_MESSAGES as MESSAGES,
} from '../../domain/reservations/reservation-messages.ts';
import { type ReservedTime, timeProblems } from '../../domain/reservations/reservation-time.ts';
import { isPhoneNumber } from '../../domain/words/phone-number.ts';
import type { FormContent } from './form-content.ts';

/** The fields by their labels, in the order of the form; the server speaks of the security question as `captcha`. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'Meno a\u00a0priezvisko',
  email: 'Email',
  phone: 'Telefón',
  room: 'Preferovaná miestnosť',
  date_from: 'Dátum od',
  time_from: 'Čas od',
  date_until: 'Dátum do',
  time_until: 'Čas do',
  eventType: 'Typ podujatia',
  purpose: 'Účel',
  attendees: 'Počet osôb',
  message: 'Správa',
  captcha: 'Bezpečnostná otázka',
  agreedToTerms: 'Súhlas so spracovaním osobných údajov',
};

/** Name of an element of the form → name of the field in messages. */
export function fieldOf(elementName: string): string {
  return elementName === 'captchaAnswer' ? 'captcha' : elementName;
}

/** Id of the element a message leads to. */
export function elementId(field: string): string {
  return `rezervacia-${field}`;
}

const OWN_MESSAGES: Readonly<Record<string, string>> = {
  name: MESSAGES.name,
  email: MESSAGES.email,
  phone: MESSAGES.phone,
  room: MESSAGES.room,
  date_from: MESSAGES.day,
  date_until: MESSAGES.day,
  time_from: MESSAGES.time,
  time_until: MESSAGES.time,
  attendees: MESSAGES.attendees,
  captcha: MESSAGES.captcha,
  agreedToTerms: MESSAGES.agreedToTerms,
};

const TIME_FIELDS = ['date_from', 'time_from', 'date_until', 'time_until'] as const;

/**
 * All that can be known to be wrong before the form is sent, so that nobody meets further problems only after mending the
 * first. The server looks again.
 */
export function findProblems(form: HTMLFormElement, content: FormContent, nowMs: number): FieldErrors {
  const problems = fieldProblems(form);
  if (problems.phone === undefined && !isPhoneNumber(content.phone.trim())) problems.phone = [MESSAGES.phone];
  if (problems.captcha === undefined && Number(content.captchaAnswer) !== content.captchaNum1 + content.captchaNum2)
    problems.captcha = [MESSAGES.wrongSum];
  if (content.message.length > MAX_MESSAGE_CHARACTERS) problems.message = [MESSAGES.message];
  // While one of its fields is wrong in itself, nothing is said of the time as a whole.
  if (TIME_FIELDS.some((field) => problems[field] !== undefined)) return problems;
  for (const problem of timeProblems(timeOf(content), nowMs)) {
    if (problem === null) continue;
    const [field, message] = problem;
    problems[field] ??= [message];
  }
  return problems;
}

/** What the browser itself finds wrong (`required`, `type`, `min`…), in our words instead of its own. */
function fieldProblems(form: HTMLFormElement): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const element of form.elements) {
    if (!isField(element) || element.validity.valid) continue;
    const field = fieldOf(element.name);
    const isPastDay = element.type === 'date' && element.validity.rangeUnderflow;
    problems[field] = [isPastDay ? MESSAGES.pastDay : (OWN_MESSAGES[field] ?? element.validationMessage)];
  }
  return problems;
}

/** Some browsers add seconds to times. */
function timeOf({ date_from, time_from, date_until, time_until }: FormContent): ReservedTime {
  return {
    date_from: date_from || null,
    time_from: time_from.slice(0, 5) || null,
    date_until: date_until || null,
    time_until: time_until.slice(0, 5) || null,
  };
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
