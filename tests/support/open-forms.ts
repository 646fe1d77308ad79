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
  ip?: string;
}

export interface Form {
  name: string;
  path: string;
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

/** Gives each number its own address, so that limits per address do not count. */
export function someIp(number: number): string {
  return `10.${number & 255}.${(number >> 8) & 255}.${(number >> 16) & 255}`;
}

export function openForms(services: Services) {
  const { siteUrl } = services.config;
  const fetchApi = apiFetch(services);

  const get = (path: string, ip?: string) => fetchApi(new Request(new URL(path, siteUrl)), ip);

  async function sendRaw(
    { path }: Pick<Form, 'path'>,
    body: BodyInit,
    { headers = {}, ip }: Sending = {},
  ): Promise<FormAnswer> {
    // Node wants `duplex` for streams.
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
    async send(form: Form, changed: Record<string, unknown> = {}, sending: Sending = {}): Promise<FormAnswer> {
      const { body, headers } = await form.fill(this, sending.ip);
      return this.sendRaw(form, JSON.stringify({ ...body, ...changed }), {
        ...sending,
        headers: { ...headers, ...sending.headers },
      });
    },
  };
}

/** Leaves out the counts of limits. */
export function keptKeys(services: Services): string[] {
  const database = new DatabaseSync(join(services.config.dataDir, 'store.sqlite'), { readOnly: true });
  const rows = database.prepare("SELECT key FROM records WHERE key NOT LIKE 'limit:%' ORDER BY key").all();
  database.close();
  return rows.map(({ key }) => String(key));
}
