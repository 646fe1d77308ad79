// The address that waits for its confirmation: known to this tab, so that it need not stand in the page's address (ASVS 14.2.1).
const KEY = 'waiting_address';

/** @throws DOMException where the browser keeps no storage */
export function keepWaitingAddress(email: string): void {
  sessionStorage.setItem(KEY, email);
}

/** Of this tab, else of the page's address, `/verify-email/{email}` (SPEC 2.2); null when neither names one. */
export function findWaitingAddress(): string | null {
  return sessionStorage.getItem(KEY) ?? decoded(location.pathname.split('/')[2] ?? '');
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part) || null;
  } catch {
    return null;
  }
}
