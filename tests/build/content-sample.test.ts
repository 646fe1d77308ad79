// Judges the content of the project itself, whatever stands there: the sample or what a town has put in its place. Every other
// test lives on tests/house.
import { access, glob, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSource } from '../../src/content-files/content-source.ts';

/** Numbers made up for the project; the exchange 0000 does not exist. */
const INVENTED_PHONE = /^\+421 2 0000 01\d\d$/;
/** Hosts that the privacy notice and the accessibility statement have to name, as words. */
const NAMED_AUTHORITIES = /^(openstreetmap\.org|dataprotection\.gov\.sk|mirri\.gov\.sk)$/;

// Fails for content with a mistake, a missing file, or a picture that does not exist.
const content = contentSource('content', 'public/storage').read().tree;
/** The centre of the sample is invented, down to its addresses. */
const isInvented = content.site.email.endsWith('.example');

async function contentTexts(): Promise<Map<string, string>> {
  const entries = await readdir('content', { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}

/** Everything a pattern finds in the content files, with the file. */
async function mentions(pattern: RegExp): Promise<[found: string, file: string][]> {
  return [...(await contentTexts())].flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map((match): [string, string] => [match[1] ?? match[0], file]),
  );
}

test('the pictures that pages themselves name are there', async () => {
  const named = new Set<string>();
  for await (const file of glob('src/**/*.{astro,ts,tsx,css}'))
    for (const [, path = ''] of (await readFile(file, 'utf8')).matchAll(
      /["'(`](?:\/storage\/)?((?:misc|logo)\/[\w-]+\.(?:webp|png|svg))/g,
    ))
      named.add(path);
  expect(named.size).toBeGreaterThan(3);
  for (const path of named) await expect(access(join('public/storage', path)), path).resolves.toBeUndefined();
});

test.runIf(isInvented)('no mail address and no web address of the sample reaches a stranger', async () => {
  const hosts = [
    ...(await mentions(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)),
    ...(await mentions(/https?:\/\/([^/\s"')>\]]+)/g)),
  ];
  expect(hosts.length).toBeGreaterThan(5);
  expect(hosts.filter(([host]) => !host.endsWith('.example') && !NAMED_AUTHORITIES.test(host))).toEqual([]);
});

test.runIf(isInvented)('every phone number of the sample is an invented one', async () => {
  const numbers = await mentions(/(?<![\d-])(\+\d[\d \u00a0]{7,}\d|\b0[29]\d{2}[ \u00a0]?\d{3}[ \u00a0]?\d{3}\b)/g);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter(([number]) => !INVENTED_PHONE.test(number.replaceAll('\u00a0', ' ')))).toEqual([]);
});

test('no file holds what identifies a person: birth numbers, accounts, identity cards', async () => {
  expect(await mentions(/\b\d{6}\/\d{3,4}\b|\bSK\d{2}[ \d]{18,}|\b[A-Z]{2}\d{6}\b/g)).toEqual([]);
});

test('the accessibility statement has the parts that act 95/2019 requires, in their order', () => {
  const { body } = content.pages.accessibility;
  expect(body.match(/^##+ .*$/gm)).toEqual([
    '## Stav súladu',
    '## Neprístupný obsah',
    expect.stringMatching(/^### Nesúlad so smernicou/),
    expect.stringMatching(/^### Nesúlad s\svyhláškou/),
    '### Neprimerané zaťaženie',
    '### Obsah mimo rozsahu pôsobnosti',
    expect.stringMatching(/^## Vypracovanie vyhlásenia o\sprístupnosti$/),
    expect.stringMatching(/^## Spätná väzba a\skontaktné informácie$/),
    '## Vynucovacie konanie',
  ]);
  expect(body.slice(0, body.indexOf('## '))).toMatch(/zákonom č\.\s95\/2019[\s\S]*smernice[\s\S]*2016\/2102/);
});
