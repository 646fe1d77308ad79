import type { Services } from '../../src/server/services.ts';
import { apiFetch } from './api-routes.ts';

interface Call {
  body?: unknown;
  token?: string | undefined;
  ip?: string;
  headers?: Record<string, string>;
}

interface Body {
  [field: string]: unknown;
  access_token?: string;
  user_id?: string;
  secret?: string;
  recovery_codes?: string[];
  items?: Record<string, unknown>[];
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

export function callApi(services: Services) {
  const fetchApi = apiFetch(services);

  return async (
    method: string,
    path: string,
    { body, token, ip = '192.0.2.7', headers = {} }: Call = {},
  ): Promise<Answer> => {
    const request = new Request(new URL(path, services.config.siteUrl), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await fetchApi(request, ip);
    const text = await answer.text();
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : { text } };
  };
}
