import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../../src/content-files/render-markdown.ts';
import { plainTextMarkdown } from '../../../../src/domain/words/plain-markdown.ts';

const OWN_LINK = /<a href="([^"]+)" rel="noopener">\1<\/a>/g;

test.each([
  '<script>alert(1)</script> & <b>tučné</b>',
  '=HYPERLINK("https://zle.example")',
  '# nie je nadpis',
  '> nie je citát',
  '+ nie je zoznam',
  '5. 12. 2026 o 18:00',
  '*hviezdy* a _čiary_ a `kód` a ~~preškrtnuté~~',
  '[odkaz](https://zle.example) ![obrázok](x.png)',
  'nadpis\n===',
  'nadpis\n---',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '&lt; &amp; \\* spätná',
])('„%s“ in a cell is shown as it is written', (text) => {
  const html = renderMarkdown(plainTextMarkdown(text)).replace(OWN_LINK, '$1');
  expect(html).not.toMatch(/<(?!\/?p>|br>|br ?\/>)/);
  const shown = html
    .replaceAll('\u00a0', ' ')
    .replace(/<br ?\/?>\n?/g, '\n')
    .replace(/<\/?p>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&');
  expect(shown.trim()).toBe(text);
});

test('paragraphs, line breaks and bullets of a cell stay', () => {
  expect(plainTextMarkdown('Úvod\r\ndruhý riadok\n\n\nProgram:\n• hudba\n•\ttanec\nKoniec')).toBe(
    'Úvod  \ndruhý riadok\n\nProgram:\n\n- hudba\n- tanec\n\nKoniec',
  );
});
