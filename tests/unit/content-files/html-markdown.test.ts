import { expect, test } from 'vitest';
import { htmlLine, htmlMarkdown, plainSigns } from '../../../src/content-files/html-markdown.ts';
import { renderMarkdown } from '../../../src/content-files/render-markdown.ts';

test.each([
  ['<p>Hr&aacute; <B>Trio</B>.</p>\n<p>Druhý odsek.</p>', 'Hrá **Trio**.\n\nDruhý odsek.'],
  ['<div>Prvý<br/>riadok<br><br>Ďalší</div>', 'Prvý  \nriadok\n\nĎalší'],
  ['Bez <em>odsekov</em>\nna dvoch riadkoch', 'Bez *odsekov*  \nna dvoch riadkoch'],
  [
    '<a href="https://dom.example/a?b=1&amp;c=(2)" target=_blank>Program</a> a <a href="/inde">inde</a>',
    '[Program](https://dom.example/a?b=1&c=%282%29) a inde',
  ],
  ['<a href="javascript:alert(1)">sem</a><script>alert(1)</script>', 'sem'],
  [
    '<p>Mapa: <iframe src="https://mapy.example"><p>rám</p></iframe>pri kostole</p><style>p{}</style>',
    'Mapa: pri kostole',
  ],
  ['<p><b>Vstup: </b>voľný, <strong>„Jazz“</strong></p>', '**Vstup**: voľný, „**Jazz**“'],
  ['<b>Jeden</b><b> celok</b> a <b><i>oboje</i></b>', '**Jeden celok** a ***oboje***'],
  ['<b>Prvý<p>druhý</p></b>', '**Prvý**\n\n**druhý**'],
  [
    '<p>Program:</p><ul><li>bar<li><p>hudba</p><ol><li>jazz</li><li>folk</li></ol></li></ul><p>Koniec</p>',
    'Program:\n\n- bar\n- hudba\n  1. jazz\n  2. folk\n\nKoniec',
  ],
  ['<h1>Kedy</h1>5. decembra<hr><h5>Kde</h5>v dome', '## Kedy\n\n5\\. decembra\n\n---\n\n#### Kde\n\nv dome'],
  ['<blockquote><p>Prvý</p><p>druhý</p></blockquote>', '> Prvý\n>\n> druhý'],
  [
    '<table><tr><th>Deň</th><th>Čas</th></tr><tr><td>piatok</td><td>18:00</td></tr></table>',
    'Deň – Čas\n\npiatok – 18:00',
  ],
  ['<p>• bar<br>• šatňa</p>', '- bar\n- šatňa'],
  ['<p>2 * 3 [x] &lt;b&gt; _a_</p>', '2 \\* 3 \\[x\\] \\<b> \\_a\\_'],
  ['<p>A&nbsp;B &amp;amp; C</p>', 'A B & C'],
  ['<p>Po&shy;zvaný e&#8209;mail\u200b</p>', 'Pozvaný e-mail'],
  ['<p>o 18<sup>00</sup> h, prvý raz<sup> 1 </sup></p>', 'o 18⁰⁰ h, prvý raz¹'],
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>Nie <b>tučné</b></p></b><p>c</p>',
    'Nie **tučné**\n\nc',
  ],
  ['<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
  ['<ol start="3"><li>tri<li>štyri</ol>', '3. tri\n4. štyri'],
  ['<b><h2>Kedy</h2></b><h3>Sála #</h3>', '## **Kedy**\n\n### Sála \\#'],
  ['<details><summary>Program</summary>hudba</details>', 'Program\n\nhudba'],
  ['Hrá <img class="emoji" alt="🎷" src="/a.png"> trio<img alt="plagat.jpg">', 'Hrá 🎷 trio'],
  [
    '<p><a href="https://l.example/"><img src="x.png" alt="Kúpiť lístok"></a></p>',
    '[Kúpiť lístok](https://l.example/)',
  ],
  ['<p><a href="https://l.example/"><img src="x.png"></a></p>', '[odkaz](https://l.example/)'],
  [
    '<a href="https://www.google.com/url?q=https://dom.example/?a%3D1&amp;sa=D&amp;usg=x">tu</a>',
    '[tu](https://dom.example/?a=1)',
  ],
  ['<p>Text<a href="#_ftn1" name="_ftnref1">[1]</a></p><!-- x --><xml><w:View>Normal</w:View></xml>', 'Text\\[1\\]'],
])('%j becomes the Markdown of the editor', (html, markdown) => {
  expect(htmlMarkdown(html)).toBe(markdown);
});

test("a list of Word's is a list, whatever letters draw its bullets, and its numbers stay", () => {
  const item = (sign: string, words: string) =>
    `<p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  const list = item('·', 'bar') + item('o', '<b>hudba</b>') + item('\uf0a7', 'o hudbe');
  expect(htmlMarkdown(list)).toBe('- bar\n- **hudba**\n- o hudbe');
  expect(htmlMarkdown(item('1.', 'prvý') + item('a)', 'druhý'))).toBe('1\\. prvý\n\na) druhý');
});

test('what was emphasis, link and list is so on the page', () => {
  const html = '<p>Hrá<b> Trio, </b>viac <a href="https://dom.example/?a=1&amp;lt;=2">tu</a></p><ul><li>bar</li></ul>';
  expect(renderMarkdown(htmlMarkdown(html))).toBe(
    '<p>Hrá <strong>Trio</strong>, viac <a href="https://dom.example/?a=1&amp;lt;=2" rel="noopener">tu</a></p>\n<ul>\n<li>bar</li>\n</ul>\n',
  );
});

test('entities are plain signs, those of entities as well, and what is none stays', () => {
  expect(plainSigns('Jazz &#8211; tri &amp;amp; viac&nbsp;hlasov &hellip; R&B; &x')).toBe(
    'Jazz – tri & viac hlasov … R&B; &x',
  );
});

test('a line keeps the words of its tags apart', () => {
  expect(htmlLine('<p>Jazz</p><p>v <b>dome</b></p>')).toBe('Jazz v dome');
  expect(htmlLine('Jazz 18<sup>00</sup>')).toBe('Jazz 18⁰⁰');
});
