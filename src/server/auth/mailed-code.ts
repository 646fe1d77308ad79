import type { Services } from '../services.ts';
import type { Random } from './random.ts';

/** Six digits, each code as likely as any other. */
export function newMailedCode(random: Random): string {
  // Numbers above the last whole million would make low codes likelier.
  const bound = 4_294_000_000;
  for (;;) {
    const number = Buffer.from(random.bytes(4)).readUInt32BE();
    if (number < bound) return String(number % 1_000_000).padStart(6, '0');
  }
}

/**
 * What the store keeps of a code: a plain hash of six digits could be undone by trying a million.
 * @param about what the code is for: it means nothing for anything else
 */
export function hashMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string): string {
  return secret.sign('mailed-code', `${about} ${code}`);
}

export function isMailedCode({ secret }: Pick<Services, 'secret'>, about: string, code: string, hash: string): boolean {
  return secret.verify('mailed-code', `${about} ${code}`, hash);
}
