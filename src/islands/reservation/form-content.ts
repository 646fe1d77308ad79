import type { ReservationBody } from '../../api/reservations.ts';
import { parseIsoDay } from '../../domain/time/date-range.ts';

/** Two numbers to add (SPEC 5). */
export interface SecurityQuestion {
  first: number;
  second: number;
}

/** What stands in the form, as it is sent; all but the time it took. */
export interface FormContent extends Omit<ReservationBody, 'filledInMs' | 'captchaAnswer'> {
  captchaAnswer: string;
}

/** Reads the form as it stands. */
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
    website: text('website'),
  };
}

/** The same for what is worked out while it is typed: a day that is none yet, in the year 2 or 20266, is empty. */
export function withRealDays(content: FormContent): FormContent {
  const { date_from, date_until } = content;
  return { ...content, date_from: parseIsoDay(date_from) ?? '', date_until: parseIsoDay(date_until) ?? '' };
}

/** Two numbers from 1 to 10 (SPEC 9). */
export function newQuestion(): SecurityQuestion {
  const number = () => 1 + Math.floor(Math.random() * 10);
  return { first: number(), second: number() };
}
