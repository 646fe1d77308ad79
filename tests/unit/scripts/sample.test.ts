import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { laterDaysInText } from '../../../scripts/sample/days-in-text.ts';
import { laterFile, weeksIn } from '../../../scripts/sample/later-file.ts';
import { sampleOffer } from '../../../scripts/sample/sample-age.ts';
import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { HOUSE, HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';
import { makeSampleOf } from '../../support/sample-house.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The day of the house, with many events to come, and one on which all are over. */
const YOUNG = '2026-11-21T09:00:00+01:00';
const OLD = '2027-11-21T09:00:00+01:00';

const CONCERT = `---
id: 44
# Stále v piatok.
title:   "Ples 2027"
start_date: 2027-02-05T19:00   # potvrdené
end_date: 2027-02-06T02:00
tickets_from: 2026-12-01T08:00
former_slugs: [ples-2027]
publish_at: "2026-11-01T08:00"
is_paid: false
---

Predaj od 1. decembra, stoly 5., 12. a\u00a026. januára.

`;

const HAS_GIT = spawnSync('git', ['--version']).status === 0;
if (!HAS_GIT) console.warn('There is no git program here: the test of changes that no commit has is left out');

async function makeSample(): Promise<string> {
  return makeSampleOf(await tempFolder());
}

function dateSample(contentDir: string, now: string, ...args: string[]) {
  const env = { ...process.env, CONTENT_DIR: contentDir, PUBLIC_DIR: HOUSE, BUILD_NOW: now };
  return spawnSync(process.execPath, ['scripts/sample.ts', ...args], { encoding: 'utf8', env });
}

/** Every file of a content folder with its text. */
async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = paths.map(async (path) => [path, await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

describe('a file some years later', () => {
  test.each([
    [1, 52],
    [2, 104],
    [3, 157],
    [10, 522],
  ])('%i years are %i weeks', (years, weeks) => {
    expect(weeksIn(years)).toBe(weeks);
  });

  test.each(['\n', '\r\n'])('an event has other days, and all else as people wrote it; lines end with %j', (eol) => {
    const later = laterFile('events/0044-ples-2027.md', CONCERT.replaceAll('\n', eol), 1);
    const expected = CONCERT.replace('Ples 2027', 'Ples 2028')
      .replace('2027-02-05T19:00', '2028-02-04T19:00')
      .replace('2027-02-06T02:00', '2028-02-05T02:00')
      .replace('2026-12-01T08:00', '2027-11-30T08:00')
      .replace('2026-11-01T08:00', '2027-10-31T08:00')
      .replace('1. decembra', '30. novembra')
      .replace('5., 12. a\u00a026. januára', '4., 11. a\u00a025. januára');
    expect(later).toBe(expected.replaceAll('\n', eol));
  });

  test('every event of the house moves by whole weeks, all its dates together', async () => {
    const folder = join(HOUSE_CONTENT, 'events');
    const later = (text: string) => text.replace(/\d{4}-\d\d-\d\d(?=T\d\d:)/g, (day) => addDays(day, 364));
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), 'utf8');
      const expected = later(text)
        .replace(/(?<=^title: .* )20\d\d(?="$)/m, (year) => String(Number(year) + 1))
        .replace('z 13. na 20. decembra', 'z 12. na 19. decembra');
      expect(laterFile(`events/${name}`, text, 1), name).toBe(expected);
    }
  });

  test('an hour on the clock stays, also where the clocks change in between', () => {
    const night = CONCERT.replace('2027-02-06T02:00', '2027-03-28T03:30');
    expect(laterFile('events/0044-ples-2027.md', night, 1)).toContain('end_date: 2028-03-26T03:30');
  });

  test('holidays among the opening hours keep their day and month, in their lines', async () => {
    const hours = await readFile(join(HOUSE_CONTENT, 'hours.json'), 'utf8');
    expect(laterFile('hours.json', hours, 2)).toBe(hours.replaceAll('2026-', '2028-'));
  });

  test('notices and banners show in the same weeks', async () => {
    const notices = await readFile(join(HOUSE_CONTENT, 'notices.json'), 'utf8');
    const later = notices.replace(/\d{4}-\d\d-\d\d/g, (day) => addDays(day, 364));
    expect(laterFile('notices.json', notices, 1)).toBe(later);
    const text = await readFile(join(HOUSE_CONTENT, 'banners/1.json'), 'utf8');
    const banner = { ...JSON.parse(text), from: '2026-12-01T08:00', until: '2026-12-24T00:00' };
    expect(JSON.parse(laterFile('banners/1.json', JSON.stringify(banner), 1))).toEqual({
      ...banner,
      from: '2027-11-30T08:00',
      until: '2027-12-23T00:00',
    });
  });

  test('pages, and what has no dates, stay', async () => {
    for (const file of ['pages/accessibility.md', 'pages/about.md', 'site.json', 'rooms.json', 'galleries/1.json']) {
      const text = await readFile(join(HOUSE_CONTENT, file), 'utf8');
      expect(laterFile(file, text, 1), file).toBe(text);
    }
  });
});

describe('days that a text names', () => {
  const NEAR = '2026-12-05';

  test.each([
    ['- sobota 5. decembra o 18:00', '- sobota 4. decembra o 18:00'],
    ['1. 1. októbra: valčík', '1. 30. septembra: valčík'],
    ['v piatok 5.\u00a0februára\u00a02027', 'v piatok 4.\u00a0februára\u00a02028'],
    ['1., 8. a\u00a015. januára', '31.\u00a0decembra, 7. a\u00a014. januára'],
    ['zatvorené 24. až 26. decembra a 1. januára', 'zatvorené 23. až 25. decembra a 31. decembra'],
    ['5\\. decembra', '4\\. decembra'],
    ['28. – 29. marca', '26. – 27. marca'],
  ])('%j is %j a year later', (text, later) => {
    expect(laterDaysInText(text, 52, NEAR)).toBe(later);
  });

  test.each([
    'od 17. novembra 1989',
    '31. novembra',
    'v decembri 2026',
    'električka č. 4',
    'o 18:00, 2. poschodie',
    'dňa 26. októbra 2016',
  ])('%j stays', (text) => {
    expect(laterDaysInText(text, 52, NEAR)).toBe(text);
  });
});

describe('npm run sample', () => {
  test('leaves a sample alone that has enough events to come', async () => {
    const folder = await makeSample();
    const before = await textsIn(folder);
    const { status, stdout } = dateSample(folder, YOUNG, '--today');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Dátumy vzorky netreba meniť.')]);
    expect(await textsIn(folder)).toEqual(before);
  });

  test('moves an old one by the weeks that come nearest to a year, and a second time by nothing', async () => {
    const folder = await makeSample();
    const told = dateSample(folder, OLD, '--today');
    expect(told.status).toBe(0);
    expect(told.stdout).toContain('o\u00a052 týždňov neskôr');
    expect(told.stdout).toContain('Na programe je ešte 12\u00a0podujatí.');
    const moved = await textsIn(folder);
    expect(moved[join(folder, 'events/0010-adventny-koncert-suboru-kvietok.md')]).toContain(
      'start_date: 2027-12-04T18:00',
    );
    expect(dateSample(folder, OLD, '--today').stdout).toContain('Na programe je ešte 12\u00a0podujatí. Dátumy vzorky');
    expect(await textsIn(folder)).toEqual(moved);
  });

  test('refuses the content of another house, and says how it is used', async () => {
    const folder = await tempFolder();
    await cp(HOUSE_CONTENT, folder, { recursive: true });
    const before = await textsIn(folder);
    const other = dateSample(folder, OLD, '--today', '--force');
    expect([other.status, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toContain('nie je vzorka');
    for (const args of [[], ['--tomorrow'], ['--today', 'content']]) {
      const { status, stderr } = dateSample(folder, OLD, ...args);
      expect([status, stderr]).toEqual([1, expect.stringContaining('Použitie: npm run sample -- --today')]);
    }
    expect(await textsIn(folder)).toEqual(before);
  });

  test('says what is wrong with content that has a mistake, and writes nothing', async () => {
    const folder = await makeSample();
    await writeFile(join(folder, 'faq.json'), '{');
    const before = await textsIn(folder);
    const { status, stderr } = dateSample(folder, OLD, '--today');
    expect([status, stderr]).toEqual([1, expect.stringContaining('content/faq.json: súbor nie je platný JSON')]);
    expect(await textsIn(folder)).toEqual(before);
  });

  test.skipIf(!HAS_GIT)('moves what no commit has only when it is told to', async () => {
    const folder = await makeSample();
    execFileSync('git', ['init', '--quiet', folder]);
    const refused = dateSample(folder, OLD, '--today');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('ktoré nie sú v\u00a0gite');
    expect(sampleOffer({ contentDir: folder, storageDir: HOUSE_STORAGE, nowMs: Date.parse(OLD) })).toBe(null);
    expect(dateSample(folder, OLD, '--today', '--force').status).toBe(0);
  });
});

describe('the offer of a start', () => {
  const offerAt = (contentDir: string, now: string) =>
    sampleOffer({ contentDir, storageDir: HOUSE_STORAGE, nowMs: Date.parse(now) });

  test('is one line, over a sample that is old', async () => {
    const folder = await makeSample();
    const offer = offerAt(folder, OLD);
    expect(offer).toContain('npm run sample -- --today');
    expect(offer).not.toContain('\n');
    expect(offerAt(folder, YOUNG)).toBe(null);
  });

  test('is not made over the content of another house, or over one with a mistake', async () => {
    expect(offerAt(HOUSE_CONTENT, OLD)).toBe(null);
    const folder = await makeSample();
    await writeFile(join(folder, 'faq.json'), '{');
    expect(offerAt(folder, OLD)).toBe(null);
  });
});
