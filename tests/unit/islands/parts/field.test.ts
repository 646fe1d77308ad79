import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, type FieldProps } from '../../../../src/islands/parts/Field.tsx';

test('a field is described in the order in which it is seen: what is asked, what is wrong, what helps', () => {
  const field: FieldProps = {
    id: 'sum',
    name: 'sum',
    label: 'Kontrola',
    question: 'Koľko je 1 + 8?',
    hint: 'Napríklad 5.',
    errors: ['Odpovedzte.'],
    children: (control) => createElement('input', control),
  };
  const html = renderToStaticMarkup(createElement(Field, field));
  const described = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(described).toEqual([...html.matchAll(/<p id="([^"]*)"/g)].map(([, id]) => id));
  expect(described).toHaveLength(3);
});
