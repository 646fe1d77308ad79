import type { DeskReservation } from '../../../api/admin-reservations.ts';
import { EVENT_TYPES, PURPOSES } from '../../../domain/reservations/rental-rules.ts';
import { ROOMS } from '../rooms.ts';

/** A reservation as a form holds it; what is left empty is an empty text, or null where one chooses. */
export interface ReservationValues {
  name: string;
  phone: string;
  email: string;
  room: string | null;
  date_from: string;
  time_from: string;
  date_until: string;
  time_until: string;
  eventType: string | null;
  purpose: string | null;
  attendees: number | string;
}

export const EMPTY_RESERVATION: ReservationValues = {
  name: '',
  phone: '',
  email: '',
  room: null,
  date_from: '',
  time_from: '',
  date_until: '',
  time_until: '',
  eventType: null,
  purpose: null,
  attendees: '',
};

export function toValues(reservation: DeskReservation): ReservationValues {
  const { name, phone, email, room, eventType, purpose, attendees } = reservation;
  const { date_from, time_from, date_until, time_until } = reservation;
  return {
    name,
    phone,
    email: email ?? '',
    room,
    date_from: date_from ?? '',
    time_from: time_from ?? '',
    date_until: date_until ?? '',
    time_until: time_until ?? '',
    eventType,
    purpose,
    attendees: attendees ?? '',
  };
}

/** What the calls take: an empty field is null, a choice one of those there are. */
export function toFields(values: ReservationValues) {
  const text = (value: string) => (value.trim() === '' ? null : value);
  return {
    name: values.name,
    phone: text(values.phone),
    email: text(values.email),
    room: ROOMS.find((room) => room === values.room),
    date_from: text(values.date_from),
    time_from: text(values.time_from),
    date_until: text(values.date_until),
    time_until: text(values.time_until),
    eventType: EVENT_TYPES.find((type) => type === values.eventType) ?? null,
    purpose: PURPOSES.find((purpose) => purpose === values.purpose) ?? null,
    attendees: values.attendees === '' ? null : Number(values.attendees),
  };
}
