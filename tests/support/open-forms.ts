// Both public forms, behind the one way in, as anybody on the network can call them.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SumQuestion } from '../../src/server/features/newsletter/challenge.ts';
import type { Services } from '../../src/server/services.ts';
import { apiFetch } from './api-routes.ts';
import { makeReservationRequest } from './make-reservation-request.ts';

export interface FormAnswer {
  status: number;
  message: unknown;
  reference?: string;
}

interface Sending {
  headers?: Record<string, string>;
  /** The sender's IP address. */
  ip?: string;
}

/** A form as its sender sees it: its address and a body that is accepted. */
export interface Form {
  name: string;
  path: string;
  /** A new valid body, with the headers it needs. */
  fill(forms: Forms, ip?: string): Promise<{ body: Record<string, unknown>; headers: Record<string, string> }>;
}

export type Forms = ReturnType<typeof openForms>;

export const RESERVATION: Form = {
  name: 'reservation',
  path: '/api/reservations/',
  fill: async () => ({ body: makeReservationRequest(), headers: {} }),
};

export const NEWSLETTER: Form = {
  name: 'newsletter',
  path: '/api/newsletter/subscribe',
  async fill({ ask }, ip) {
    const { num1, num2, challenge } = await ask(ip);
    return {
      body: { email: 'anna@priklad.sk', captcha_answer: num1 + num2 },
      headers: { 'X-CSRF-TOKEN': challenge },
    };
  },
};

/** An IP address of its own for each number, so that limits per address stay out of the way. */
export function someIp(number: number): string {
  return `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`;
}

export function openForms(services: Services) {
  const { siteUrl } = services.config;
  const fetchApi = apiFetch(services);

  const get = (path: string, ip?: string) => fetchApi(new Request(new URL(path, siteUrl)), ip);

  /** Sends a body as it is; text or bytes. */
  async function sendRaw(
    { path }: Pick<Form, 'path'>,
    body: BodyInit,
    { headers = {}, ip }: Sending = {},
  ): Promise<FormAnswer> {
    // Node wants `duplex` for a stream; the types of the browser do not know it.
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      duplex: 'half',
    };
    const response = await fetchApi(new Request(new URL(path, siteUrl), init), ip);
    return { status: response.status, ...(await response.json()) };
  }

  const ask = async (ip?: string): Promise<SumQuestion> => (await get('/api/newsletter/captcha', ip)).json();

  return {
    get,
    ask,
    sendRaw,
    /** Fills in a form and sends it, with some fields changed. */
    async send(form: Form, changed: Record<string, unknown> = {}, sending: Sending = {}): Promise<FormAnswer> {
      const { body, headers } = await form.fill(this, sending.ip);
      return this.sendRaw(form, JSON.stringify({ ...body, ...changed }), {
        ...sending,
        headers: { ...headers, ...sending.headers },
      });
    },
  };
}

/** The keys of all records of the embedded store, but for the counts of limits. */
export function keptKeys(services: Services): string[] {
  const database = new DatabaseSync(join(services.config.dataDir, 'store.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT key FROM records WHERE key NOT LIKE 'limit:%' ORDER BY key").all();
  database.close();
  return rows.map(({ key }) => String(key));
}
