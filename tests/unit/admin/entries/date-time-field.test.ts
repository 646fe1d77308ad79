import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateTimeField, momentProblems } from '../../../../src/admin/entries/DateTimeField.tsx';

test('the day of a moment is described by what helps to fill it in', () => {
  const field = createElement(DateTimeField, {
    label: 'Koniec',
    name: 'end_date',
    description: 'Ak ho neviete, nechajte prázdny.',
    onChange: () => {},
  });
  const html = renderToStaticMarkup(createElement(MantineProvider, null, field));
  const id = /<p[^>]*\bid="([^"]*)"[^>]*>Ak ho neviete/.exec(html)?.[1];
  const day = /<input[^>]*data-path="end_date"[^>]*>/.exec(html)?.[0];
  expect(id).toBeDefined();
  expect(day).toContain(`aria-describedby="${id}"`);
});

test('what is typed only in part, or is no moment, is said', () => {
  const said = (value: string) => momentProblems({ at: value }).at?.replaceAll('\u00a0', ' ') ?? null;
  expect(['', '2026-12-05T18:00'].map(said)).toEqual([null, null]);
  expect(said('2026-12-05T')).toBe('Doplňte aj čas, napríklad 18:00.');
  expect(said('T18:00')).toBe('Doplňte aj deň, napríklad 5. 12. 2026.');
  expect(said('32. 13.T18:00')).toBe('„32. 13.“ nie je dátum. Napíšte napríklad 20. 12. 2026.');
  expect(said('3. – 5. 12.T18:00')).toBe('„3. – 5. 12.“ je viac dní. Napíšte jeden, napríklad 20. 12. 2026.');
  expect(said('2026-12-05Tvečer')).toBe('„večer“ nie je čas. Napíšte napríklad 18:00.');
  expect(said('2026-12-05T24:00')).toBe('O 24:00 sa deň končí. Začiatok o polnoci napíšte ako 0:00 ďalšieho dňa.');
});
