// What the pages that mails lead to have in common.
import { ApiError } from '../api/client.ts';

/** The token in the page's address, `/newsletter/unsubscribe/{token}`; empty when it holds none. */
export function tokenOfPage(): string {
  return location.pathname.split('/')[3] ?? '';
}

/** Why a call with the token was refused; `mayPass`: not the link's fault, so that it is worth another try. */
export function reasonOf(error: unknown): { message: string; mayPass: boolean } {
  if (!(error instanceof ApiError)) throw error;
  return { message: error.message, mayPass: error.status !== 404 };
}
