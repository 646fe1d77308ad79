import type { FieldErrors } from '../../api/client.ts';
import type { ReservationBody } from '../../api/reservations.ts';
import {
  MAX_MESSAGE_CHARACTERS,
  MAX_NAME_CHARACTERS,
  RESERVATION_MESSAGES as MESSAGES,
} from '../../domain/reservations/reservation-messages.ts';
import { type ReservedTime, timeProblems } from '../../domain/reservations/reservation-time.ts';
import { parseIsoDay } from '../../domain/time/date-range.ts';
import { cleanPhone } from '../../domain/words/clean-text.ts';
import { isPhoneNumber } from '../../domain/words/contact.ts';

export interface SecurityQuestion {
  first: number;
  second: number;
}

export interface FormContent extends Omit<ReservationBody, 'filledInMs' | 'captchaAnswer'> {
  captchaAnswer: string;
}

export function readForm(form: HTMLFormElement, { first, second }: SecurityQuestion): FormContent {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    room: text('room'),
    date_from: text('date_from'),
    time_from: text('time_from'),
    date_until: text('date_until'),
    time_until: text('time_until'),
    eventType: text('eventType'),
    purpose: text('purpose'),
    attendees: text('attendees'),
    message: text('message'),
    agreedToTerms: data.has('agreedToTerms'),
    captchaAnswer: text('captchaAnswer'),
    captchaNum1: first,
    captchaNum2: second,
    website: text('navyse'),
  };
}

/** While people type, days that are not real (year 2 or 20266) become empty. */
export function withRealDays(content: FormContent): FormContent {
  const { date_from, date_until } = content;
  return { ...content, date_from: parseIsoDay(date_from) ?? '', date_until: parseIsoDay(date_until) ?? '' };
}

/** From 1 to 10. */
export function newQuestion(): SecurityQuestion {
  const number = () => 1 + Math.floor(Math.random() * 10);
  return { first: number(), second: number() };
}

/** In the order of the form; the server calls the security question `captcha`. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'Meno a priezvisko',
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

export function fieldOf(elementName: string): string {
  return elementName === 'captchaAnswer' ? 'captcha' : elementName;
}

export function elementId(field: string): string {
  return `rezervacia-${field}`;
}

const OWN_MESSAGES: Readonly<Record<string, string>> = {
  ...MESSAGES,
  date_from: MESSAGES.day,
  date_until: MESSAGES.day,
  time_from: MESSAGES.time,
  time_until: MESSAGES.time,
};

const TIME_FIELDS = ['date_from', 'time_from', 'date_until', 'time_until'] as const;

/** Finds all problems at once; the server checks again. */
export function findProblems(form: HTMLFormElement, content: FormContent, nowMs: number): FieldErrors {
  const problems = fieldProblems(form);
  if (problems.phone === undefined && !isPhoneNumber(cleanPhone(content.phone))) problems.phone = [MESSAGES.phone];
  if (problems.captcha === undefined && Number(content.captchaAnswer) !== content.captchaNum1 + content.captchaNum2)
    problems.captcha = [MESSAGES.wrongSum];
  if (content.name.trim().length > MAX_NAME_CHARACTERS) problems.name = [MESSAGES.longName];
  if (content.message.length > MAX_MESSAGE_CHARACTERS) problems.message = [MESSAGES.message];
  if (TIME_FIELDS.some((field) => problems[field] !== undefined)) return problems;
  for (const problem of timeProblems(timeOf(content), nowMs)) {
    if (problem === null) continue;
    const [field, message] = problem;
    problems[field] ??= [message];
  }
  return problems;
}

function fieldProblems(form: HTMLFormElement): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const element of form.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):invalid')) {
    const field = fieldOf(element.name);
    const isPastDay = element.type === 'date' && element.validity.rangeUnderflow;
    problems[field] = [isPastDay ? MESSAGES.pastDay : (OWN_MESSAGES[field] ?? element.validationMessage)];
  }
  return problems;
}

/** Empty fields are null; some browsers add seconds. */
export function timeOf({
  date_from,
  time_from,
  date_until,
  time_until,
}: Pick<FormContent, keyof ReservedTime>): ReservedTime {
  return {
    date_from: date_from || null,
    time_from: time_from.slice(0, 5) || null,
    date_until: date_until || null,
    time_until: time_until.slice(0, 5) || null,
  };
}
