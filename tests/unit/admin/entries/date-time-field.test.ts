import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateTimeField } from '../../../../src/admin/entries/DateTimeField.tsx';

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
