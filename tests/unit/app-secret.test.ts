import { expect, test } from 'vitest';
import { appSecret } from '../../netlify/server/app-secret.ts';

const secret = appSecret('a secret of at least 32 characters');

test('what was signed is recognised, and nothing else', () => {
  const signature = secret.sign('captcha', '3 + 4');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(secret.verify('captcha', '3 + 4', signature)).toBe(true);
  expect(secret.verify('captcha', '3 + 5', signature)).toBe(false);
  expect(
    secret.verify('captcha', '3 + 4', appSecret('another secret of 32 characters…').sign('captcha', '3 + 4')),
  ).toBe(false);
});

test('a signature means nothing for another purpose', () => {
  expect(secret.verify('unsubscribe', 'a', secret.sign('captcha', 'a'))).toBe(false);
});

test.each(['', 'a', 'é'.repeat(43), `${'A'.repeat(43)}=`])('%j is no signature', (signature) => {
  expect(secret.verify('captcha', 'a', signature)).toBe(false);
});

test('a signature written in another way is refused, so that each has one form', () => {
  const signature = secret.sign('captcha', 'a');
  expect(secret.verify('captcha', 'a', `${signature}=`)).toBe(false);
  expect(secret.verify('captcha', 'a', ` ${signature}`)).toBe(false);
});
