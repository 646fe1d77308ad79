import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseContentFile } from '../../../src/content-files/parse-content-file.ts';
import { newJson, writeJson } from '../../../src/content-files/write-json.ts';
import { HOUSE_CONTENT } from '../../support/house.ts';
import { cases } from '../../support/property-cases.ts';

const SITE = `{
  "name": "Riviéra",
  "location": { "lat": 48.1546, "lng": 17.0560 },
  "phones": [
    { "label": "Pokladnica", "number": "+421 2 0000 0101" },
    { "label": "Prenájom", "number": "+421 2 0000 0102" }
  ],
  "buses": ["29", "32"],
  "rooms": [
    {
      "id": "dvorana",
      "price": 1.50
    }
  ],
  "notes": []
}
`;
const site = JSON.parse(SITE);

const FORMS: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with lines of another system', (text) => text.replaceAll('\n', '\r\n')],
  ['with tabs', (text) => text.replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
];

test('saving every file of the content without a change gives the same bytes', async () => {
  const paths = (await readdir(HOUSE_CONTENT, { recursive: true })).filter((path) => path.endsWith('.json'));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const text = await readFile(join(HOUSE_CONTENT, path), 'utf8');
    for (const source of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', ''), `\ufeff${text}`])
      expect(writeJson(source, JSON.parse(text))).toBe(source);
  }
});

test.each([
  ['a value', { ...site, name: 'Dom' }, '"Riviéra"', '"Dom"'],
  ['a number beside one written with a nought', { ...site, location: { lat: 48.2, lng: 17.056 } }, '48.1546', '48.2'],
  [
    'a new key behind its neighbour',
    { name: 'Riviéra', city: 'Bratislava', ...site },
    '"Riviéra",',
    '"Riviéra",\n  "city": "Bratislava",',
  ],
  ['a key taken away', { ...site, location: undefined }, '  "location": { "lat": 48.1546, "lng": 17.0560 },\n', ''],
  [
    'a new key on one line',
    { ...site, location: { ...site.location, zoom: 15 } },
    '17.0560 }',
    '17.0560, "zoom": 15 }',
  ],
  [
    'an item put in',
    { ...site, phones: [{ label: 'Nový', number: '+1' }, ...site.phones] },
    '"phones": [\n',
    '"phones": [\n    { "label": "Nový", "number": "+1" },\n',
  ],
  [
    'an item taken away',
    { ...site, phones: site.phones.slice(1) },
    '    { "label": "Pokladnica", "number": "+421 2 0000 0101" },\n',
    '',
  ],
  ['items in another order', { ...site, buses: ['32', '29'] }, '"29", "32"', '"32", "29"'],
  [
    'an item of several lines put in',
    { ...site, rooms: [...site.rooms, { id: 'sala', price: 2 }] },
    '1.50\n    }\n',
    '1.50\n    },\n    {\n      "id": "sala",\n      "price": 2\n    }\n',
  ],
  [
    'an item found by its id',
    {
      ...site,
      rooms: [
        { id: 'sala', price: 2 },
        { id: 'dvorana', price: 1.5, size: 3 },
      ],
    },
    '    {\n      "id": "dvorana",\n      "price": 1.50\n    }',
    '    {\n      "id": "sala",\n      "price": 2\n    },\n    {\n      "id": "dvorana",\n      "price": 1.50,\n      "size": 3\n    }',
  ],
  ['the first item of an empty list', { ...site, notes: ['a'] }, '"notes": []', '"notes": [\n    "a"\n  ]'],
  ['the last item taken away', { ...site, buses: [] }, '["29", "32"]', '[]'],
])('%s changes in its place, and everything else stays as written', (_, value, part, replacement) => {
  const expected = SITE.replace(part, replacement);
  expect(expected).not.toBe(SITE);
  for (const [, form] of FORMS) expect(writeJson(form(SITE), value)).toBe(form(expected));
});

test('whatever is written is read back, whatever was there and however it was laid out', () => {
  const layouts = [undefined, 2, 4, '\t'] as const;
  fc.assert(
    fc.property(fc.json(), fc.json(), fc.constantFrom(...layouts), (before, after, layout) => {
      const source = JSON.stringify(JSON.parse(before), null, layout);
      const written = writeJson(source, JSON.parse(after));
      expect(JSON.parse(written)).toEqual(JSON.parse(after));
      const isRight = parseContentFile('.json', source).ok;
      expect(writeJson(source, JSON.parse(source))).toBe(isRight ? source : newJson(JSON.parse(source)));
    }),
    cases(),
  );
});

test.each(['[{]', '', 'nič', '{"__proto__":0}'])('%j is replaced as a whole because it is not understood', (source) => {
  expect(writeJson(source, { a: 3 })).toBe(newJson({ a: 3 }));
});
