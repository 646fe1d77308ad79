import { expect, test } from 'vitest';
import { plainText, renderMarkdown } from '../../../src/content-files/render-markdown.ts';

test.each([
  ['of mail', 'info@kdriviera.example', 'mailto:info@kdriviera.example', ''],
  [
    'of the web',
    'https://www.kdriviera.example/akcie?x=1',
    'https://www.kdriviera.example/akcie?x=1',
    ' rel="noopener"',
  ],
  ['of the web without its scheme', 'www.kdriviera.example', 'http://www.kdriviera.example', ' rel="noopener"'],
])('an address %s that is written out is a link, without the sign that ends the sentence', (_, address, href, rel) => {
  expect(renderMarkdown(`Píšte na ${address}. Alebo (${address}).`)).toBe(
    `<p>Píšte na <a href="${href}"${rel}>${address}</a>. Alebo (<a href="${href}"${rel}>${address}</a>).</p>\n`,
  );
});

test('an address within a link stays part of that link', () => {
  expect(renderMarkdown('[Píšte na info@kdriviera.example](mailto:iny@kdriviera.example)')).toBe(
    '<p><a href="mailto:iny@kdriviera.example">Píšte na info@kdriviera.example</a></p>\n',
  );
});

test.each([
  'Zavreté sú dve hodiny.Sme radi',
  'kdriviera.sk',
  'ftp://kdriviera.example/x',
  '//kdriviera.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'ahoj@nikde',
  'www.',
])('%s is no link', (text) => {
  expect(renderMarkdown(text)).toBe(`<p>${text}</p>\n`);
});

test.each(['ftp://kdriviera.example/x', 'sms:+421900123456', 'blob:https://kdriviera.example/1'])(
  'a link to %s keeps its words and loses its address',
  (address) => {
    expect(renderMarkdown(`[Sem](${address})`)).toBe('<p><a>Sem</a></p>\n');
  },
);

test('an address cannot carry a tag or an attribute along', () => {
  for (const text of [
    'https://x.example/"onclick="alert(1)',
    'https://x.example/<script>alert(1)</script>',
    'a"b<i>@x.example',
  ]) {
    const html = renderMarkdown(text);
    expect(html).not.toMatch(/<script|<i>|<a(?: (?:href|rel)="[^"]*")*[^>"]* onclick/);
    expect(html.replaceAll(/<a(?: (?:href|rel)="[^"<>]*")*>|<\/?(?:a|p)>/g, '')).not.toMatch(/[<>]/);
  }
});

test('a link leaves the plain text as it was', () => {
  expect(plainText(renderMarkdown('Píšte na info@kdriviera.example.'))).toBe('Píšte na info@kdriviera.example.');
});

test('headings, paragraphs, items and rows are lines of the plain text', () => {
  const html = renderMarkdown(
    '## Kedy\n\n- piatok\n- sobota\n\nDva\nriadky  \na tretí.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
  );
  expect(plainText(html)).toBe('Kedy\npiatok\nsobota\nDva riadky\na\u00a0tretí.\nA B\n1 2');
});

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['+421\u00a02\u00a05443\u00a00000', '+421254430000'],
  ['0900/123 456', '0900123456'],
  ['02/5443 0000', '0254430000'],
])('the telephone number %j can be called', (number, called) => {
  expect(renderMarkdown(`Volajte ${number}.`)).toContain(`<a href="tel:${called}">`);
});

test.each(['05. 12. 2026 o 10:00', '012345678901', 'SK31 0200 0000 0000 0000 0000', '0,123456789', '10900123456'])(
  'nothing in %j is taken for a telephone number',
  (text) => {
    expect(renderMarkdown(`Text ${text}.`)).not.toContain('<a');
  },
);

test('a cell of a table says the name of its column, which shows where the columns no longer fit', () => {
  const html = renderMarkdown('| *Názov* | Kde |\n| --- | --- |\n| A | B |\n| C |\n\n| Iné |\n| --- |\n| D |');
  expect(html.match(/<td.*?<\/td>/g)).toEqual([
    '<td data-column="Názov">A</td>',
    '<td data-column="Kde">B</td>',
    '<td data-column="Názov">C</td>',
    '<td data-column="Kde"></td>',
    '<td data-column="Iné">D</td>',
  ]);
});

test.each([
  ['> 1. prvá\n> 2. druhá', '<blockquote>\n<ol>\n<li>prvá</li>\n<li>druhá</li>\n</ol>\n</blockquote>\n'],
  ['[Mapa](https://dom.example/a "Kde sme")', '<p><a href="https://dom.example/a" rel="noopener">Mapa</a></p>\n'],
])('spaces of %j that belong to its signs stay plain', (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

test.each([
  ['- 5. decembra\n- 6. 12. 2026', '<ul>\n<li>5.\u00a0decembra</li>\n<li>6.\u00a012.\u00a02026</li>\n</ul>\n'],
  ['1. 1. októbra: valčík', '<ol>\n<li>1.\u00a0októbra: valčík</li>\n</ol>\n'],
  ['> - 3. marca', '<blockquote>\n<ul>\n<li>3.\u00a0marca</li>\n</ul>\n</blockquote>\n'],
  ['- 5. decembra\n  - spev', '<ul>\n<li>5.\u00a0decembra\n<ul>\n<li>spev</li>\n</ul>\n</li>\n</ul>\n'],
])('the day that an item of %j begins with is no list of its own', (source, html) => {
  expect(renderMarkdown(source)).toBe(html);
});

test('one-letter words are bound across marks of emphasis and links', () => {
  expect(renderMarkdown('Hráme v **dome** a *s* [nami](/contact)\no piatej.')).toBe(
    '<p>Hráme v\u00a0<strong>dome</strong> a\u00a0<em>s</em>\u00a0<a href="/contact">nami</a>\no\u00a0piatej.</p>\n',
  );
});
