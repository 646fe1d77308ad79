import { NO_ANSWER, PASSWORD_CHANGE_REQUIRED } from '../../api/admin-client.ts';
import { ApiError, SESSION_EXPIRED } from '../../api/client.ts';
import { USER_FAILED } from '../../api/session.ts';

const UNKNOWN = 'Niečo sa nepodarilo. Skúste to, prosím, znova.';

/** What people read of a failed call: the server's Slovak sentence, or ours where it gives none. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN;
  if (error.status === 0 || error.message === USER_FAILED) return NO_ANSWER;
  if (error.message === SESSION_EXPIRED) return 'Prihlásenie vypršalo. Prihláste sa, prosím, znova.';
  if (error.message === PASSWORD_CHANGE_REQUIRED)
    return 'Najprv si, prosím, zvoľte nové heslo. Formulár sa ukáže, keď načítate stránku znova.';
  return error.message;
}
