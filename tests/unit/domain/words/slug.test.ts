import { expect, test } from 'vitest';
import { slugOf } from '../../../../src/domain/words/fold.ts';

test.each([
  ['Jazz v dome: Modrá linka', 'jazz-v-dome-modra-linka'],
  ['Hostia z Wrocławia: Ślęża', 'hostia-z-wroclawia-sleza'],
  ['Søren Kierkegaard, Đorđe a Þóra', 'soren-kierkegaard-dorde-a-thora'],
  ['STRAẞE, Straße, Æsop a œuvre', 'strasse-strasse-aesop-a-oeuvre'],
  ['Diyarbakır, İzmir', 'diyarbakir-izmir'],
  ['Po\u00adzva\u200bn\u00fd \ufb01lm', 'pozvany-film'],
  ['!?', 'podujatie'],
])('the title %j is %s in an address', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a long title ends with a whole word', () => {
  expect(slugOf('večer '.repeat(20))).toBe('vecer-'.repeat(13).replace(/-$/, ''));
});
