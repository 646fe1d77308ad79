import { expect, test } from 'vitest';
import { ApiError } from '../../../../src/api/client.ts';
import { sentenceOf } from '../../../../src/islands/auth/form-texts.ts';

const USED = 'Tento kód je už použitý, počkajte na ďalší.';

test.each([
  ['the reason of a refusal', new ApiError(401, '2FA verification failed', {}, { reason: USED }), USED],
  [
    'Slovak words for a fixed message without a reason',
    new ApiError(502, '2FA verification failed'),
    'Kód sa nepodarilo overiť. Skúste to, prosím, o\u00a0chvíľu znova.',
  ],
  ['a message in Slovak', new ApiError(401, 'Nesprávny e-mail alebo heslo.'), 'Nesprávny e-mail alebo heslo.'],
])('a form says %s', (_what, error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence);
});
