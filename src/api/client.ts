// What every call of the browser has in common. The calls themselves are typed from the routes (`hono/client`).
import type { ClientRequestOptions } from 'hono/client';
import { expireSession, sessionToken } from './session-token.ts';

/** Message of a call when the session has ended. */
export const SESSION_EXPIRED = 'Session expired. Please log in again.';

/** The message when no answer came. */
export const UNREACHABLE =
  'Nepodarilo sa spojiť so serverom. Skontrolujte, prosím, pripojenie na internet a\u00a0skúste to znova.';

export type FieldErrors = Record<string, string[]>;

interface ApiErrorOptions extends ErrorOptions {
  reason?: string | null;
}

/**
 * A call that was refused or got no answer. The message is the server's Slovak sentence, else the call's own default.
 */
export class ApiError extends Error {
  /** HTTP status; 0 when no readable answer came. */
  readonly status: number;
  /** The server's messages by field, when it sent any. */
  readonly fields: FieldErrors;
  /** The server's Slovak sentence, where its message is the same for every refusal; null: there is none beside the message. */
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
 * Options for `hc('/', …)`: with the bearer token when there is one, refusing every answer that is not a success in
 * JSON. A 401 to a call that had a token ends the session.
 * @param defaultMessage message of the error when the server gives none
 * @param options.asVisitor sends no token, for calls that answer 401 for other reasons
 * @param options.isFile the answer is a file instead of JSON
 * @param options.takesConflict a 409 is read as an answer: it holds what somebody else has done
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
      // The body is read to its end here, so that a truncated answer counts as none.
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

function authorization(): Record<string, string> {
  const token = sessionToken();
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/**
 * The error that a refused call throws.
 * @param body the answer's JSON; null when there was none
 */
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

/**
 * Reads `{ message: string | { field: string[] }, reason?: string }`; the first field's message becomes the message of the whole.
 */
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
