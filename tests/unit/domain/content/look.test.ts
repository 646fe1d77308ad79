import { expect, test } from 'vitest';
import { lookSchema } from '../../../../src/domain/content/look.ts';

const problemsOf = (look: object) =>
  (lookSchema.safeParse(look).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message.replaceAll('\u00a0', ' ')}`,
  );

test('a centre may leave everything as the program has it', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ colours: {} })).toEqual([]);
});

test('colours that can be read are taken, in any case of their letters', () => {
  const colours = { paper: '#FFFFFF', ink: '#101820', red: '#b0003a', green: '#0b3d91' };
  expect(lookSchema.parse({ colours }).colours).toEqual({ ...colours, paper: '#ffffff' });
});

test('a palette that nobody could read is refused, with the pair that fails and its contrast', () => {
  expect(problemsOf({ colours: { red: '#ff8a7a' } })).toEqual([
    'colours.red: text farby „Papier“ na farbe „Červená“ má kontrast 2,0 : 1, aby sa dal čítať, treba aspoň 4,5 : 1 (WCAG 1.4.3)',
  ]);
  const dark = problemsOf({ colours: { paper: '#1d1b1a' } });
  expect(dark.join()).toContain('colours.paper: text farby „Atrament“ na farbe „Papier“ má kontrast 1,0 : 1');
  expect(problemsOf({ colours: { ink: '#6a6661' } }).join()).toContain('text farby „Svetlejší atrament“');
});

test('what is no colour is said to be none', () => {
  for (const red of ['red', '#fff', 'rgb(0,0,0)', '#14624g', 7])
    expect(problemsOf({ colours: { red } })).toEqual(['colours.red: napíšte farbu šiestimi znakmi, napríklad #14624f']);
});
