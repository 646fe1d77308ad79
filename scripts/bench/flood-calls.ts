import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pictureVariants } from '../../src/domain/galleries/picture-source.ts';
import { addDays, isoDay } from '../../src/domain/time/calendar-day.ts';

export interface Call {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

type Send = (call: Call) => Promise<Response>;

export type Flood = (send: Send, number: number) => Promise<Response>;

export function sendFrom(
  url: string,
  from: string,
  { method = 'POST', path, body, headers = {} }: Call,
): Promise<Response> {
  return fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const roomsSchema = z.array(z.object({ id: z.string(), retired: z.boolean().optional() }));

/** @throws Error without a room for hire */
export async function firstRoomOf(root: string): Promise<string> {
  const rooms = roomsSchema.parse(JSON.parse(await readFile(join(root, 'content/rooms.json'), 'utf8')));
  const room = rooms.find(({ retired }) => retired !== true)?.id;
  if (room === undefined) throw new Error('The project has no room for hire');
  return room;
}

/** Of every picture that was built, in every size, the largest first. */
export async function picturesOf(root: string): Promise<string[]> {
  const files = await readdir(join(root, 'dist/storage'), { recursive: true });
  const sources = files.filter((file) => /\.(webp|png|jpe?g)$/.test(file)).map((file) => file.replaceAll('\\', '/'));
  const variants = pictureVariants().reverse();
  return variants.flatMap((variant) => sources.map((source) => `/.netlify/images?url=/storage/${source}&${variant}`));
}

/** The judge of passwords could look up thousands of readings. */
const HARD_PASSWORD = 'o0o0l1|3$5@4a'.repeat(3);

const questionSchema = z.object({ num1: z.number(), num2: z.number(), challenge: z.string() });

interface Target {
  staffEmail: string;
  room: string;
  pictures: readonly string[];
}

export function floodsOf({ staffEmail, room, pictures }: Target): Record<string, Flood> {
  const today = isoDay(Date.now());
  const request = (number: number) => ({
    name: `Žiadateľ ${number}`,
    email: `ziadatel${number}@example.sk`,
    phone: '+421 900 123 456',
    date_from: addDays(today, 30),
    time_from: '18:00',
    time_until: '22:00',
    room,
    message: 'Potrebujeme projektor.',
    agreedToTerms: true,
    captchaAnswer: 7,
    captchaNum1: 3,
    captchaNum2: 4,
  });
  const login = (email: string): Call => ({ path: '/api/auth/login', body: { email, password: 'nie je to toto' } });
  return {
    register: (send, number) =>
      send({
        path: '/api/auth/register',
        body: {
          name: 'Nová Nováková',
          email: `nova${number}@example.sk`,
          password: HARD_PASSWORD,
          password_confirmation: HARD_PASSWORD,
        },
      }),
    'sign-in': (send, number) => send(login(`nikto${number}@example.sk`)),
    'sign-in-staff': (send) => send(login(staffEmail)),
    'forgot-password': (send, number) =>
      send({ path: '/api/auth/forgot-password', body: { email: `nikto${number}@example.sk` } }),
    reservations: (send, number) => send({ path: '/api/reservations', body: request(number) }),
    newsletter: async (send, number) => {
      const asked = await send({ method: 'GET', path: '/api/newsletter/captcha' });
      if (!asked.ok) return asked;
      const { num1, num2, challenge } = questionSchema.parse(await asked.json());
      return send({
        path: '/api/newsletter/subscribe',
        body: { email: `citatel${number}@example.sk`, captcha_answer: num1 + num2 },
        headers: { 'X-CSRF-TOKEN': challenge },
      });
    },
    'idempotency-keys': (send, number) =>
      send({ path: '/api/reservations', body: request(0), headers: { 'Idempotency-Key': `key-${number}` } }),
    availability: (send) => {
      const days = `from=${today}&to=${addDays(today, 100)}`;
      return send({ method: 'GET', path: `/api/rooms/${room}/availability?${days}` });
    },
    'events-all': (send) => send({ method: 'GET', path: '/api/events/all' }),
    'events-range': (send) => send({ method: 'GET', path: '/api/events/upcoming/1900-01-01/2100-01-01' }),
    // As long as there are sizes that no page has asked for, each is scaled.
    pictures: (send, number) => send({ method: 'GET', path: pictures[number % pictures.length] ?? '' }),
  };
}
