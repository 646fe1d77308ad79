import { expect, test } from 'vitest';
import { line, mailAddress, phoneNumber, webAddress } from '../../../../src/domain/fields/fields.ts';

test.each([
  ['a telephone number', phoneNumber, '\u202a+421\u00a0905\u2011123 \u2013 456\u202c', '+421 905 123 456'],
  ['an e-mail address', mailAddress, '\u200binfo@dom.example\u00a0', 'info@dom.example'],
  ['an address of the web', webAddress, '\ufeffdom.example/pro\u00adgram', 'https://dom.example/program'],
  ['a line', line(20), 'Ve\u00adčerný \ufb01lm', 'Večerný film'],
])('%s pasted from elsewhere is read without what nobody sees', (_, schema, pasted, clean) => {
  expect(schema.parse(pasted)).toBe(clean);
});

test('what is no telephone number stays refused', () => {
  for (const text of ['0905 123 456', '+421 905 abc', '+', '\u200b'])
    expect(phoneNumber.safeParse(text).success).toBe(false);
});
