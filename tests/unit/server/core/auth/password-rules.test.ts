import { expect, test } from 'vitest';
import type { Role } from '../../../../../src/domain/accounts/permissions.ts';
import { passwordProblem } from '../../../../../src/server/core/auth/password-rules.ts';
import { passwordScore } from '../../../../../src/server/core/auth/password-score.ts';
import { makeContentIndex } from '../../../../support/content-factories.ts';

const OWNER = { name: 'Jana Nováková', email: 'jana.novakova@kd.example' };
const services = { contentIndex: { read: async () => makeContentIndex() }, passwordScore };
const problem = (password: string, roles: Role[] = []) => passwordProblem(services, password, { ...OWNER, roles });

test.each([
  'modrý bicykel na streche',
  'xK9#mQ2v',
  'кириллица и ещё',
  '🎭🎻🎪🎨🎬🎤🎧🎼',
  Array.from({ length: 40 }, (_, word) => `slovo${word * 7}`).join(' '),
  'riviera a more slov',
  'jana nováková má psa',
])('%j will do', async (password) => {
  expect(await problem(password)).toBeNull();
});

test.each(['', 'krátke', '1234567', '🎭🎻🎪🎨🎬🎤🎧'])('%j is too short', async (password) => {
  expect(await problem(password)).toContain('aspoň 8 znakov');
});

test('more than 512 characters are too many', async () => {
  expect(await problem('ab3$'.repeat(129))).toContain('najviac 512');
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
])('%j is one everybody tries', async (password) => {
  expect(await problem(password)).toContain('hádajú');
});

test.each(['12345678', '98765432', 'abcdefgh', 'aaaaaaaa', 'abababab', 'abcabcabc', 'abcdabcdabcd', '1111111122'])(
  '%j repeats itself or is a row',
  async (password) => {
    expect(await problem(password)).toContain('hádajú');
  },
);

test.each(['Jana Nováková', 'jana novakova', 'JANA.NOVAKOVA', 'jana.novakova@kd.example'])(
  '%j is her own name or address',
  async (password) => {
    expect(await problem(password)).toContain('vaše meno');
  },
);

test.each([
  'Katarína1990',
  'Slniečko1',
  'janicka123',
  'novakovajana',
  'Karlovaves7',
  'kulturnydom',
  'Leto2026',
  'P@ssw0rd2024',
])('%j is a word, a name or a year with a sign or two', async (password) => {
  expect(await problem(password)).toContain('hádajú');
});

test('an administrator’s password has to take more guesses than others’', async () => {
  expect(await problem('televizor2024')).toBeNull();
  expect(await problem('televizor2024', ['editor'])).toBeNull();
  expect(await problem('televizor2024', ['admin'])).toContain('Na účet správcu je toto heslo slabé.');
  expect(await problem('modrý bicykel na streche', ['admin'])).toBeNull();
});

test('while there is no content, passwords are judged all the same', async () => {
  const contentIndex = { read: () => Promise.reject(new Error('none')) };
  expect(await passwordProblem({ contentIndex, passwordScore }, 'heslo1234', { ...OWNER, roles: [] })).toContain(
    'hádajú',
  );
});

test.each(['e€', '1a!', 'o0o0l1|3$5@4a', '14.5.1990 ', '@4({[<3961!|70$5+2%'])(
  'judging 512 characters of %j keeps a processor busy for less than a fifth of a second',
  async (part) => {
    await problem('prvé heslo načíta slová');
    const before = process.threadCpuUsage();
    await problem(part.repeat(512).slice(0, 512));
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(200_000);
  },
);
