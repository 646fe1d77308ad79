// App codes follow RFC 6238 with SHA-1, 6 digits and 30 seconds, as every app reads them.
import { Secret, TOTP } from 'otpauth';
import { hashToken, type Random } from '../../ports/crypto/tokens.ts';
import type { Services } from '../../services.ts';

const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** One code earlier or later, for clocks that differ. */
const WINDOW = 1;
/** Up to five minutes away a code is refused with a hint; more would help guessers. */
const FAR_WINDOW = 10;

export function newTotpSecret(random: Random): string {
  return new Secret({ buffer: new Uint8Array(random.bytes(SECRET_BYTES)).buffer }).base32;
}

export function totpAddress(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return totp(secret, { issuer, label: account }).toString();
}

export function findTotpStep(secret: string, code: string, nowMs: number): number | null {
  return stepWithin(WINDOW, secret, code, nowMs);
}

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

// With 120 random bits a plain hash cannot be reversed (ASVS 6.5.2).

const COUNT = 10;
const BYTES = 15;
const CODE = /^[A-Z2-7]{24}$/;

export function newRecoveryCodes(random: Random): { codes: string[]; hashes: string[] } {
  const plain = Array.from(
    { length: COUNT },
    () => new Secret({ buffer: new Uint8Array(random.bytes(BYTES)).buffer }).base32,
  );
  return { codes: plain.map((code) => code.replace(/.{4}(?=.)/g, '$&-')), hashes: plain.map(hashToken) };
}

export function spendRecoveryCode(hashes: readonly string[], code: string): string[] | null {
  const plain = code.toUpperCase();
  if (!CODE.test(plain)) return null;
  const hash = hashToken(plain);
  return hashes.includes(hash) ? hashes.filter((other) => other !== hash) : null;
}

export function newMailedCode(random: Random): string {
  // Higher numbers would make low codes more likely.
  const bound = 4_294_000_000;
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE();
    if (number < bound) return String(number % 1_000_000).padStart(6, '0');
  }
}

/** Keyed, because a plain hash of six digits could be reversed. */
export function hashMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string): string {
  return secret.sign('mailed-code', `${about} ${code}`);
}

export function isMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string, hash: string): boolean {
  return secret.verify('mailed-code', `${about} ${code}`, hash);
}
