import { foldForSearch } from '../../../src/domain/view/fold.ts';
import { AppError } from '../http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** No rule about kinds of characters, no end date, nothing cut off (ASVS 6.2.1–6.2.11). */
const MIN_PASSWORD = 8;
/** Only so that nobody sends us a book. */
export const MAX_PASSWORD = 512;

const TOO_SHORT = `Heslo má mať aspoň ${MIN_PASSWORD} znakov. Najlepšia je veta z\u00a0niekoľkých slov.`;
const TOO_LONG = `Heslo smie mať najviac ${MAX_PASSWORD} znakov.`;
const COMMON =
  'Toto heslo patrí k\u00a0tým, ktoré sa hádajú ako prvé. Zvoľte iné, najlepšie vetu z\u00a0niekoľkých slov.';
const PERSONAL = 'Heslo nemá byť vaše meno ani e-mailová adresa.';

interface Owner {
  name: string;
  email: string;
}

/** What is wrong with a new password, in a Slovak sentence; null: nothing. */
export function passwordProblem(password: string, { name, email }: Owner): string | null {
  if ([...password.normalize('NFC')].length < MIN_PASSWORD) return TOO_SHORT;
  if (password.length > MAX_PASSWORD) return TOO_LONG;
  const folded = foldForSearch(password);
  if ([name, email, email.split('@')[0] ?? ''].some((text) => foldForSearch(text) === folded)) return PERSONAL;
  return isCommonPassword(folded) || isMonotonous(folded) ? COMMON : null;
}

/** @throws AppError invalid */
export function requireGoodPassword(password: string, owner: Owner): void {
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw new AppError('invalid', { password: [problem] });
}

/** One or two characters over and over, up to four that repeat, or a row such as `12345678` and `hgfedcba`. */
function isMonotonous(text: string): boolean {
  return new Set(text).size <= 2 || /^(.{1,4})\1+$/.test(text) || isRow(text, 1) || isRow(text, -1);
}

function isRow(text: string, step: number): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  return codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}
