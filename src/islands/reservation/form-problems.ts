import type { FieldErrors } from '../../api/client.ts';
import { RESERVATION_MESSAGES as MESSAGES } from '../../domain/view/reservation-messages.ts';

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

/** What the browser itself finds wrong with the form (`required`, `type`, `min`…), in our words instead of its own. */
export function findProblems(form: HTMLFormElement): FieldErrors {
  const problems: FieldErrors = {};
  for (const element of form.elements) {
    if (!isField(element) || element.validity.valid) continue;
    const field = fieldOf(element.name);
    const isPastDay = element.type === 'date' && element.validity.rangeUnderflow;
    problems[field] = [isPastDay ? MESSAGES.pastDay : (OWN_MESSAGES[field] ?? element.validationMessage)];
  }
  return problems;
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}
