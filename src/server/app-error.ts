const STATUSES = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  method: 405,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof STATUSES;

/** A nested field is named `address.city`. */
export type FieldErrors = Record<string, string[]>;

export function fieldErrors(messages: Iterable<readonly [field: string, sentence: string]>): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const [field, sentence] of messages) errors.set(field, [...(errors.get(field) ?? []), sentence]);
  return Object.fromEntries(errors);
}

interface AppErrorOptions {
  /** Logged from 500 on, never sent. */
  cause?: unknown;
  headers?: Record<string, string>;
  facts?: Record<string, unknown>;
}

/** From below a route; the caller gets `{ message }`. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly detail: string | FieldErrors;
  readonly headers: Record<string, string>;
  readonly facts: Record<string, unknown>;

  constructor(kind: ErrorKind, detail: string | FieldErrors, options: AppErrorOptions = {}) {
    super(typeof detail === 'string' ? detail : Object.values(detail).flat().join(' '), { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.detail = detail;
    this.headers = options.headers ?? {};
    this.facts = options.facts ?? {};
  }

  get status() {
    return STATUSES[this.kind];
  }
}

export function tooBusy(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { cause, headers: { 'Retry-After': '5' } });
}
