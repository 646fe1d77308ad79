// What the calls of the admin area have in common. A section's calls are one file in src/api, typed from its routes:
//   const call = hc<UsersApi>('/', ADMIN_CALLS).api.admin.users;

import { hc } from 'hono/client';
import { MINUTE_MS } from '../domain/time/clock.ts';
import type { ProfileApi } from '../server/features/profile/routes.ts';
import { ApiError, callOptions, SESSION_EXPIRED } from './client.ts';
import { USER_FAILED } from './session.ts';

/** The message when no answer came; refusals carry their own Slovak sentence. */
export const NO_ANSWER =
  'Nepodarilo sa spojiť so serverom. Skontrolujte, prosím, pripojenie na internet a\u00a0skúste to znova.';

/** Options for `hc` of every call for staff: bearer token, ApiError on refusal, a 401 ends the session. */
export const ADMIN_CALLS = callOptions(NO_ANSWER);

/** The same for calls that answer a file, for `downloadFile`. */
export const ADMIN_FILES = callOptions(NO_ANSWER, { isFile: true });

/** The same for calls whose 409 is read: it names the obstacle, or the entry as somebody else has left it. */
export const ADMIN_CHANGES = callOptions(NO_ANSWER, { takesConflict: true });

/** The answer of a list in the admin area. */
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
export async function confirmPassword(password: string): Promise<void> {
  await confirmCall.$post({ json: { password } });
}

/**
 * Fetches a file of the admin area and has the browser save it. The token goes in a header, which a link cannot send.
 * @throws ApiError when refused or unanswered
 */
export async function downloadFile(request: Promise<{ blob(): Promise<Blob> }>, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await request).blob());
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
}

const UNKNOWN = 'Niečo sa nepodarilo. Skúste to, prosím, znova.';

/** The message for a failed call: the server's Slovak sentence, or a general one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.status === 0 || error.message === USER_FAILED) return NO_ANSWER;
  if (error.message === SESSION_EXPIRED) return 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.';
  if (error.message === PASSWORD_CHANGE_REQUIRED)
    return 'Najprv si, prosím, zvoľte nové heslo. Formulár sa ukáže, keď načítate stránku znova.';
  return error.message;
}
