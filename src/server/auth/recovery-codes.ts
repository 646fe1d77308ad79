// Codes for the day the phone is lost. With 120 random bits each, their plain hashes cannot be undone (ASVS 6.5.2).
import { Secret } from 'otpauth';
import type { Random } from './random.ts';
import { hashToken } from './token.ts';

const COUNT = 10;
const BYTES = 15;
const CODE = /^[A-Z2-7]{24}$/;

/** `codes` are shown once, in groups of six; `hashes` are kept. */
export function newRecoveryCodes(random: Random): { codes: string[]; hashes: string[] } {
  const plain = Array.from(
    { length: COUNT },
    () => new Secret({ buffer: new Uint8Array(random.bytes(BYTES)).buffer }).base32,
  );
  return { codes: plain.map((code) => code.replace(/.{6}(?=.)/g, '$&-')), hashes: plain.map(hashToken) };
}

/** The hashes without that of the code typed, in whatever case and groups; null when it is none of them. */
export function spendRecoveryCode(hashes: readonly string[], typed: string): string[] | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (!CODE.test(code)) return null;
  const hash = hashToken(code);
  return hashes.includes(hash) ? hashes.filter((other) => other !== hash) : null;
}
