import { hc } from 'hono/client';
import { MINUTE_MS } from '../domain/time/clock.ts';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ApiError, callOptions, ended, SESSION_EXPIRED, UNREACHABLE } from './client.ts';
import { USER_FAILED } from './session.ts';

/** Sends the token; a refusal throws ApiError, a 401 ends the session. */
export const ADMIN_CALLS = callOptions(UNREACHABLE);

export const ADMIN_FILES = callOptions(UNREACHABLE, { isFile: true });

/** A 409 is an answer: it names the obstacle, or holds the entry as somebody else left it. */
export const ADMIN_CHANGES = callOptions(UNREACHABLE, { takesConflict: true });

export interface ListPage<T> {
  items: T[];
  total: number;
}

/** The answer to every call while the password has to be changed (docs/accounts.md). */
const PASSWORD_CHANGE_REQUIRED = 'password-change-required';

const CONFIRMATION_REQUIRED = 'password-confirmation-required';
const confirmCall = hc<ProfileApi>('/', ADMIN_CALLS).api.user['confirm-password'];

/** Whether a call needs the password to be typed again (docs/accounts.md). */
export function needsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && error.message === CONFIRMATION_REQUIRED;
}

/** @throws ApiError with the field `password` when it is wrong */
export const confirmPassword = (password: string) => ended(confirmCall.$post({ json: { password } }));

/** The token goes in a header, which a link cannot send. */
export async function downloadFile(request: Promise<{ blob(): Promise<Blob> }>, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await request).blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

/** No answer, or a fault of the server: another try makes sense. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function isMissing(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 404;
}

const UNKNOWN = 'Niečo sa nepodarilo. Skúste to, prosím, znova.';

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.status === 0 || error.message === USER_FAILED) return UNREACHABLE;
  if (error.message === SESSION_EXPIRED) return 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.';
  if (error.message === PASSWORD_CHANGE_REQUIRED)
    return 'Najprv si, prosím, zvoľte nové heslo. Formulár sa ukáže, keď načítate stránku znova.';
  return error.message;
}
