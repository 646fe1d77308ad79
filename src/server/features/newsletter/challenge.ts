// Also the CSRF token, because static pages cannot hold one.

import { AppError } from '../../app-error.ts';
import { hashToken } from '../../ports/crypto/tokens.ts';
import type { Services } from '../../services.ts';

export interface SumQuestion {
  num1: number;
  num2: number;
  /** Sent back as `X-CSRF-TOKEN`, once. */
  challenge: string;
}

const PURPOSE = 'newsletter-captcha';
const LIFE_SECONDS = 30 * 60;
const NONCE_BYTES = 16;
const CHALLENGE = /^((\d{1,2})\+(\d{1,2})\.([0-9a-z]{1,10})\.[\w-]{22})\.([\w-]{43})$/;

const NOT_OURS = 'Kontrolná otázka chýba alebo nie je z\u00a0tejto stránky. Skúste to, prosím, znova.';
const EXPIRED = 'Kontrolná otázka medzitým vypršala. Skúste to, prosím, znova s\u00a0novou otázkou.';
const USED = 'Táto kontrolná otázka už bola použitá. Skúste to, prosím, znova s\u00a0novou otázkou.';
const WRONG = 'Odpoveď na kontrolnú otázku nie je správna. Skúste to, prosím, znova s\u00a0novou otázkou.';

export function askQuestion({ random, clock, secret }: Pick<Services, 'random' | 'clock' | 'secret'>): SumQuestion {
  const [first = 0, second = 0] = random.bytes(2);
  const [num1, num2] = [oneToTen(first), oneToTen(second)];
  const nonce = Buffer.from(random.bytes(NONCE_BYTES)).toString('base64url');
  const text = `${num1}+${num2}.${clock.now().toString(36)}.${nonce}`;
  return { num1, num2, challenge: `${text}.${secret.sign(PURPOSE, text)}` };
}

const oneToTen = (byte: number) => 1 + (byte % 10);

/**
 * A wrong answer uses it up, too.
 * @throws AppError forbidden (not signed by this site), invalid (expired, used, wrong answer)
 */
export async function requireAnswer(
  { store, clock, secret }: Pick<Services, 'store' | 'clock' | 'secret'>,
  challenge: string,
  answer: number,
): Promise<void> {
  const [, text = '', num1, num2, askedAt = '', signature = ''] = CHALLENGE.exec(challenge) ?? [];
  if (!secret.verify(PURPOSE, text, signature)) throw new AppError('forbidden', NOT_OURS);
  const ageMs = clock.now() - Number.parseInt(askedAt, 36);
  if (ageMs > LIFE_SECONDS * 1000) throw new AppError('invalid', EXPIRED);

  const key = `newsletter-challenge:${hashToken(challenge)}`;
  const use = await store.commit([{ op: 'put', key, value: '', expect: 'absent', ttlSeconds: LIFE_SECONDS }]);
  if (!use.ok) throw new AppError('invalid', USED);
  if (Number(num1) + Number(num2) !== answer) throw new AppError('invalid', WRONG);
}
