import { expect, test } from 'vitest';
import { z } from 'zod';
import { refusedFields } from '../../../../src/domain/words/schema-words.ts';

const schema = z.strictObject({
  title: z.string('napíšte text v\u00a0úvodzovkách').trim().min(1, 'text nesmie byť prázdny'),
  people: z.array(z.strictObject({ name: z.string('napíšte text v\u00a0úvodzovkách').min(1, 'meno chýba') })),
  link: z.url('napíšte celú adresu').optional(),
});

const FORM = {
  needs: { title: 'Napíšte nadpis.' },
  wrong: { link: 'Vyberte stránku zo zoznamu.' },
  names: { title: 'Nadpis', name: 'Meno' },
};

function refused(data: unknown, words: Parameters<typeof refusedFields>[2]) {
  const { error } = schema.safeParse(data);
  return error === undefined ? [] : refusedFields(data, error, words);
}

test('a form calls what is missing by its name, unless there is a sentence for it', () => {
  expect(refused({ title: '', people: [{ name: 'Eva' }, { name: '' }], link: 'x' }, FORM)).toEqual([
    ['title', 'Napíšte nadpis.'],
    ['people.1.name', 'Doplňte údaj „Meno“.'],
    ['link', 'Vyberte stránku zo zoznamu.'],
  ]);
});

test('a call is told in plain words, without a word about how a file is written', () => {
  const { needs } = FORM;
  expect(refused({ title: ' ', people: [{ name: 7 }, {}], link: 'x', more: 1 }, { needs })).toEqual([
    ['title', 'Napíšte nadpis.'],
    ['people.0.name', 'Má tu byť text.'],
    ['people.1.name', 'Tento údaj chýba.'],
    ['link', 'Napíšte celú adresu.'],
    ['more', 'Taký údaj tu nepoznáme.'],
  ]);
});
