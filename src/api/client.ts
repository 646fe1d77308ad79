import type { ClientRequestOptions } from 'hono/client';
import { expireSession, sessionToken } from './session-token.ts';

export const SESSION_EXPIRED = 'Session expired. Please log in again.';

export const UNREACHABLE =
  'Nepodarilo sa spojiť so serverom. Skontrolujte, prosím, pripojenie na internet a\u00a0skúste to znova.';

export type FieldErrors = Record<string, string[]>;

interface ApiErrorOptions extends ErrorOptions {
  reason?: string | null;
}

/** The message is the server's Slovak sentence, else the call's default. */
export class ApiError extends Error {
  /** HTTP status; 0 when no readable answer came. */
  readonly status: number;
  readonly fields: FieldErrors;
  /** A Slovak sentence where the message is a fixed code. */
  readonly reason: string | null;

  constructor(status: number, message: string, fields: FieldErrors = {}, options: ApiErrorOptions = {}) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.fields = fields;
    this.reason = options.reason ?? null;
  }
}

/**
 * Options for `hc('/', …)`. An answer that is no success in JSON throws ApiError; a 401 to a token ends the session.
 * @param options.asVisitor sends no token, for calls whose 401 has other reasons
 * @param options.takesConflict a 409 is returned like a success
 */
export function callOptions(
  defaultMessage: string,
  options: { asVisitor?: boolean; isFile?: boolean; takesConflict?: boolean } = {},
): ClientRequestOptions {
  return {
    headers: options.asVisitor === true ? {} : authorization,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const token = options.asVisitor === true ? null : sessionToken();
      const noAnswer = (cause: unknown): never => {
        if (init?.signal?.aborted) throw cause;
        throw new ApiError(0, defaultMessage, {}, { cause });
      };
      const response = await fetch(input, init).catch(noAnswer);
      // 204 has no body. The sign-in page of a public network answers 200, but in HTML.
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
      const isConflict = response.status === 409 && options.takesConflict === true;
      if (response.status === 204) return response;
      // Reads the whole body, so that a truncated answer counts as none.
      if (isJson && (response.ok || isConflict)) return Response.json(await response.json().catch(noAnswer), response);
      if (response.ok && options.isFile === true) return new Response(await response.blob().catch(noAnswer), response);
      if (response.status === 401 && token !== null) {
        expireSession(token);
        throw new ApiError(401, SESSION_EXPIRED);
      }
      throw refusedError(response.status, isJson ? await response.json().catch(() => null) : null, defaultMessage);
    },
  };
}

interface Answer<Body> {
  json(): Promise<Body>;
}

/** The body of an answer. It is a success, since a refusal throws (`callOptions`). */
export async function bodyOf<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  return (await call).json();
}

export async function itemsOf<Item>(call: Promise<Answer<{ items: Item[] }>>): Promise<Item[]> {
  return (await bodyOf(call)).items;
}

export async function messageOf(call: Promise<Answer<{ message: string }>>): Promise<string> {
  return (await bodyOf(call)).message;
}

export async function ended(call: Promise<unknown>): Promise<void> {
  await call;
}

function authorization(): Record<string, string> {
  const token = sessionToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

export function refusedError(status: number, body: unknown, defaultMessage: string): ApiError {
  const { message, fields, reason } = readRefusal(body);
  return new ApiError(status, message ?? defaultMessage, fields, { reason });
}

interface Refusal {
  message: string | null;
  fields: FieldErrors;
  reason: string | null;
}

const NO_REFUSAL: Refusal = { message: null, fields: {}, reason: null };

/** Reads `{ message: string | { field: string[] }, reason?: string }`. */
function readRefusal(body: unknown): Refusal {
  if (typeof body !== 'object' || body === null || !('message' in body)) return NO_REFUSAL;
  const { message } = body;
  const reason = 'reason' in body && typeof body.reason === 'string' ? body.reason : null;
  if (typeof message === 'string') return { message: message || null, fields: {}, reason };
  if (typeof message !== 'object' || message === null) return NO_REFUSAL;
  const fields = Object.fromEntries(
    Object.entries(message).flatMap(([field, texts]): [string, string[]][] => {
      const known = Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
      return known.length === 0 ? [] : [[field, known]];
    }),
  );
  return { message: Object.values(fields)[0]?.[0] ?? null, fields, reason };
}
