import { expect, test } from 'vitest';
import { keepTogether, typeset, untypeset } from '../../../../src/domain/words/typography.ts';

test.each([
  ['v dome a na dvore', 'v_dome a_na dvore'],
  ['K nám i k vám', 'K_nám i_k_vám'],
  ['a v Riviére', 'a_v_Riviére'],
  ['„V tieni“ (s prestávkou)', '„V_tieni“ (s_prestávkou)'],
  ['od 18:00 o ôsmej', 'od 18:00 o_ôsmej'],
  ['Divadlo – dom pre všetkých', 'Divadlo_– dom pre všetkých'],
  ['18:00–20:00', '18:00–20:00'],
  ['zľava 50 % zo 400 €', 'zľava 50_% zo 400_€'],
  ['12 m od javiska, 286 m² plochy, 3 mesiace', '12_m od javiska, 286_m² plochy, 3 mesiace'],
  ['50 000 návštevníkov, tel. 0900 123 456', '50_000 návštevníkov, tel. 0900_123_456'],
  ['volajte +421 2 0000 0101 alebo +421 900 123 456', 'volajte +421_2_0000_0101 alebo +421_900_123_456'],
  ['ráno 08:00 12 hercov, 0,05 2 body, 10 20', 'ráno 08:00 12 hercov, 0,05 2 body, 10 20'],
  ['Riviérska 1, 841 04 Bratislava, sála 120 40 miest', 'Riviérska_1, 841_04 Bratislava, sála 120 40 miest'],
  ['Dom Riviéra, Riviérska 1, 841 04 Bratislava', 'Dom Riviéra, Riviérska_1, 841_04 Bratislava'],
  ['Nám. sv. Anny 12/B, 841 04 Bratislava', 'Nám. sv._Anny_12/B, 841_04 Bratislava'],
  ['Kostol svätej Anny, Lipová 2', 'Kostol svätej Anny, Lipová_2'],
  ['Podujatia 2026', 'Podujatia 2026'],
  ['podľa § 4 ods. 1 vyhlášky č. 78/2020', 'podľa §_4 ods._1 vyhlášky č._78/2020'],
  ['od 1. októbra do 24. 7. 2025, 3. ročník', 'od 1._októbra do 24._7._2025, 3._ročník'],
  ['V sále je nás 12. Príďte', 'V_sále je nás 12. Príďte'],
  ['1. prvá položka zoznamu\n2. druhá', '1. prvá položka zoznamu\n2. druhá'],
])('%s', (text, bound) => {
  expect(keepTogether(text)).toBe(bound.replaceAll('_', '\u00a0'));
});

test('letters at the end of a longer word or of the text bind nothing', () => {
  for (const text of ['sála plná', 'ľudia sú', 'šť a', 'dom\u00e1 v']) expect(keepTogether(text)).toBe(text);
});

test('a text that is bound already stays the same', () => {
  const bound = keepTogether('v dome a na dvore');
  expect(keepTogether(bound)).toBe(bound);
});

test('what was bound here is unbound again, and what a person has bound stays', () => {
  const event = {
    title: 'V dome a na dvore',
    dates: [{ note: 'od 1. októbra' }],
    price: '8 €',
    link: 'https://kd.example/a b',
    poster: null,
  };
  expect(typeset(event)).not.toEqual(event);
  expect(untypeset(typeset(event))).toEqual(event);
  expect(untypeset(typeset('Trio\u00a0Brezina a hostia'))).toBe('Trio\u00a0Brezina a hostia');
});
