import type { Challenge } from '../../api/auth.ts';

const KEY = 'pending_sign_in';
/** As long as the server keeps the challenge. */
const LIFE_MS = 10 * 60 * 1000;

export interface PendingSignIn extends Challenge {
  to: string;
}

/** @throws DOMException where the browser keeps no storage */
export function keepPendingSignIn(pending: PendingSignIn): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...pending, until: Date.now() + LIFE_MS }));
}

/**
 * Null when none waits or its time is over.
 * @throws DOMException where the browser keeps no storage
 */
export function findPendingSignIn(): PendingSignIn | null {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'method' in stored && 'to' in stored && 'until' in stored)) return null;
  const { id, method, to, until } = stored;
  if (typeof id !== 'string' || typeof to !== 'string' || typeof until !== 'number') return null;
  if ((method !== 'app' && method !== 'email') || until <= Date.now()) return null;
  return { id, method, to };
}

export function forgetPendingSignIn(): void {
  sessionStorage.removeItem(KEY);
}

// Keeps the address out of the page's address (ASVS 14.2.1).
const ADDRESS_KEY = 'waiting_address';

export function keepWaitingAddress(email: string): void {
  try {
    sessionStorage.setItem(ADDRESS_KEY, email);
  } catch {
    // The next page asks for the address.
  }
}

export function findWaitingAddress(): string | null {
  return keptAddress() ?? decoded(location.pathname.split('/')[2] ?? '');
}

function keptAddress(): string | null {
  try {
    return sessionStorage.getItem(ADDRESS_KEY);
  } catch {
    return null;
  }
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return null;
  }
}

/** Never resolves, so that a form stays until the next page has loaded. */
export function leaveFor(path: string, { replace = false } = {}): Promise<never> {
  if (replace) location.replace(path);
  else location.assign(path);
  return new Promise(() => {});
}
