// The address that waits for its confirmation: known to this tab, so that it need not stand in the page's address (ASVS 14.2.1).
const KEY = 'waiting_address';

export function keepWaitingAddress(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Where the browser keeps no storage, the next page asks for the address.
  }
}

/** Of this tab, else of the page's address, `/verify-email/{email}` (SPEC 2.2); null when neither names one. */
export function findWaitingAddress(): string | null {
  return keptAddress() ?? decoded(location.pathname.split('/')[2] ?? '');
}

function keptAddress(): string | null {
  try {
    return sessionStorage.getItem(KEY);
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
