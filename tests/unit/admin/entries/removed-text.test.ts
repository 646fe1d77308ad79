import { expect, test } from 'vitest';
import { removedText } from '../../../../src/admin/entries/HistoryPanel.tsx';

const gone = (...times: (string | null)[]) => ({
  removed_pictures: times.map((removed_at, at) => ({ image_path: `m/${at}.webp`, removed_at })),
});

test.each([
  ['nothing', gone(), null],
  ['one', gone('2026-12-05T10:00:00Z'), 'Obrázok z\u00a0tejto verzie bol 5.\u00a0decembra 2026 odstránený natrvalo.'],
  [
    'two of one day',
    gone('2026-12-05T10:00:00Z', '2026-12-05T10:01:00Z'),
    '2\u00a0obrázky z\u00a0tejto verzie boli 5.\u00a0decembra 2026 odstránené natrvalo.',
  ],
  [
    'of several days no day is told',
    gone('2026-12-05T10:00:00Z', '2026-12-06T10:00:00Z', null, null, null),
    '5\u00a0obrázkov z\u00a0tejto verzie bolo odstránených natrvalo.',
  ],
  ['of an unknown time', gone(null), 'Obrázok z\u00a0tejto verzie bol odstránený natrvalo.'],
])('of removed pictures a version says %s', (_, revision, sentence) => {
  expect(removedText(revision)).toBe(sentence);
});
