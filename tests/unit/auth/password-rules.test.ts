import { expect, test } from 'vitest';
import { passwordProblem } from '../../../netlify/server/auth/password-rules.ts';

const OWNER = { name: 'Jana Nováková', email: 'jana.novakova@kd.example' };
const problem = (password: string) => passwordProblem(password, OWNER);

test.each([
  'modrý bicykel na streche',
  'xK9#mQ2v',
  '        9x!',
  'кириллица и ещё',
  '🎭🎻🎪🎨🎬🎤🎧🎼',
  'a'.repeat(500).replace(/.{7}/g, 'bcdefgh'),
  'riviera a more slov',
  'jana nováková má psa',
])('%j will do', (password) => {
  expect(problem(password)).toBeNull();
});

test.each(['', 'krátke', '1234567', '🎭🎻🎪🎨🎬🎤🎧'])('%j is too short', (password) => {
  expect(problem(password)).toContain('aspoň 8 znakov');
});

test('more than 512 characters are too many', () => {
  expect(problem('ab3$'.repeat(129))).toContain('najviac 512');
});

test.each([
  'password',
  'PASSWORD123',
  'Heslo1234',
  'heslo2026',
  'Kultúra2026!',
  'riviera1964',
  '***Riviera***',
  'KulturnyDom1',
  'Bratislava',
  'qwertzuiop',
  '1qaz2wsx',
  'iloveyou1',
])('%j is one everybody tries', (password) => {
  expect(problem(password)).toContain('hádajú');
});

test.each(['12345678', '98765432', 'abcdefgh', 'aaaaaaaa', 'abababab', 'abcabcabc', 'abcdabcdabcd', '1111111122'])(
  '%j repeats itself or is a row',
  (password) => {
    expect(problem(password)).toContain('hádajú');
  },
);

test.each(['Jana Nováková', 'jana novakova', 'JANA.NOVAKOVA', 'jana.novakova@kd.example'])(
  '%j is her own name or address',
  (password) => {
    expect(problem(password)).toContain('vaše meno');
  },
);
