// Codes of an authenticator app (RFC 6238): SHA-1, 6 digits, 30 seconds, as every app reads them.
import { Secret, TOTP } from 'otpauth';
import type { Random } from './random.ts';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** One code earlier or later, for clocks that differ. */
const WINDOW = 1;

/** @returns in base32 */
export function newTotpSecret(random: Random): string {
  return new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;
}

/** What the app reads from a QR code (`otpauth://totp/…`). */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** The 30-second step, counted from 1970, that the code belongs to; null when it is none of now. */
export function findTotpStep(secret: string, code: string, nowMs: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

function totp(secret: string, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...labels,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
