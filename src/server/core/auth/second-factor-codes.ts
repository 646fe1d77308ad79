// The codes of the second factor: of an authenticator app, of a mail, and recovery codes. App codes follow RFC 6238
// with SHA-1, 6 digits and 30 seconds, as every app reads them.
import { Secret, TOTP } from 'otpauth';
import { hashToken, type Random } from '../../ports/crypto/tokens.ts';
import type { Services } from '../../services.ts';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** One code earlier or later is accepted, for clocks that differ. */
const WINDOW = 1;
/** Codes up to five minutes away are recognised, and refused. Each more would help those who guess. */
const FAR_WINDOW = 10;

/** @returns in base32 */
export function newTotpSecret(random: Random): string {
  return new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;
}

/** The address that the app reads from a QR code (`otpauth://totp/…`). */
export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return totp(secret, { issuer, label: account }).toString();
}

/** The 30-second step, counted from 1970, that the code belongs to; null when it belongs to none near now. */
export function findTotpStep(secret: string, code: string, nowMs: number): number | null {
  return stepWithin(WINDOW, secret, code, nowMs);
}

/** The same for a code that is good no more or not yet, as of a phone whose clock is some minutes off. */
export function findFarTotpStep(secret: string, code: string, nowMs: number): number | null {
  return stepWithin(FAR_WINDOW, secret, code, nowMs);
}

function stepWithin(window: number, secret: string, code: string, nowMs: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: nowMs, window });
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

// Recovery codes are for the day the phone is lost. Each has 120 random bits, so a plain hash cannot be reversed (ASVS
// 6.5.2).

const COUNT = 10;
const BYTES = 15;
const CODE = /^[A-Z2-7]{24}$/;

/** `codes` are shown once, in groups of four; `hashes` are stored. */
export function newRecoveryCodes(random: Random): { codes: string[]; hashes: string[] } {
  const plain = Array.from(
    { length: COUNT },
    () => new Secret({ buffer: new Uint8Array(random.bytes(BYTES)).buffer }).base32,
  );
  return { codes: plain.map((code) => code.replace(/.{4}(?=.)/g, '$&-')), hashes: plain.map(hashToken) };
}

/** The hashes without that of the typed code, in any case and grouping; null when it is none of them. */
export function spendRecoveryCode(hashes: readonly string[], typed: string): string[] | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!CODE.test(code)) return null;
  const hash = hashToken(code);
  return hashes.includes(hash) ? hashes.filter((other) => other !== hash) : null;
}

/** Six digits, each code as likely as any other. */
export function newMailedCode(random: Random): string {
  // Numbers above the last whole million would make low codes more likely.
  const bound = 4_294_000_000;
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE();
    if (number < bound) return String(number % 1_000_000).padStart(6, '0');
  }
}

/**
 * The hash under which the store keeps a code. It is keyed: a plain hash of six digits could be reversed.
 * @param about what the code is for; it is valid for nothing else
 */
export function hashMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string): string {
  return secret.sign('mailed-code', `${about} ${code}`);
}

export function isMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string, hash: string): boolean {
  return secret.verify('mailed-code', `${about} ${code}`, hash);
}
