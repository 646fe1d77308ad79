const CONSENT_COOKIE = 'gdpr_consents';
const CHOICE_MADE_COOKIE = 'gdpr_choice_made';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Raise it when the purposes change, so that everybody is asked again. */
const CONSENT_VERSION = 1;

/** An event on `document`; `detail` is the new consent. */
export const CONSENT_CHANGED = 'consent-changed';

export interface Consent {
  analytics: boolean;
  maps: boolean;
}

export const NO_CONSENT: Consent = { analytics: false, maps: false };

function cookieValue(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** null: no choice, a damaged one, or one for other purposes. */
export function readConsent(cookies: string): Consent | null {
  if (cookieValue(cookies, CHOICE_MADE_COOKIE) !== 'true') return null;
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(cookieValue(cookies, CONSENT_COOKIE) ?? ''));
    if (typeof stored !== 'object' || stored === null) return null;
    const { version, analytics, maps } = stored as Record<string, unknown>;
    if (version !== CONSENT_VERSION || typeof analytics !== 'boolean' || typeof maps !== 'boolean') return null;
    return { analytics, maps };
  } catch {
    return null;
  }
}

export function consentCookies(consent: Consent, options: { secure: boolean }): [string, string] {
  const attributes = `Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax${options.secure ? '; Secure' : ''}`;
  const value = encodeURIComponent(JSON.stringify({ version: CONSENT_VERSION, ...consent }));
  return [`${CONSENT_COOKIE}=${value}; ${attributes}`, `${CHOICE_MADE_COOKIE}=true; ${attributes}`];
}
