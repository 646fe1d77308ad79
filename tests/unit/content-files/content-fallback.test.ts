import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWithFallback } from '../../../src/content-files/content-fallback.ts';
import { blobIdOf, type FoundContent, type FoundFile } from '../../../src/content-files/content-source.ts';
import { picturesOf } from '../../../src/content-files/content-tree.ts';
import { judgeContentFile, namedUnreadable } from '../../../src/content-files/judge-content-file.ts';
import { HOUSE_FILES, mutatedFile } from '../../support/mutated-file.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';

const JAZZ = 'events/0008-trio-brezina-hra-jazz.md';
const CAROLS = 'events/0014-vianocne-koledy-2024.md';
const NEW = 'events/0151-nove.md';

const textOf = (path: string) => HOUSE_FILES.get(path)?.toString() ?? '';
const BROKEN_JAZZ = textOf(JAZZ).replace(/^start_date: .*$/m, 'start_date: zajtra');
const OTHER_CAROLS = textOf(CAROLS).replace('"Vianočné koledy 2024"', 'Koledy');

const former = {
  blobIds: new Map([...HOUSE_FILES].map(([path, bytes]) => [path, blobIdOf(bytes)])),
  texts: new Map([...HOUSE_FILES].map(([path]) => [path, textOf(path)])),
};
const pictures = picturesOf([...HOUSE_FILES].map(([path]) => judgeContentFile(path, textOf(path))));

function foundOf(path: string, bytes: Buffer): FoundFile {
  return { blobId: blobIdOf(bytes), judged: judgeContentFile(path, bytes.toString()) };
}

const house = new Map(Array.from(HOUSE_FILES, ([path, bytes]) => [path, foundOf(path, bytes)]));

function houseWith(edits: Readonly<Record<string, string | Buffer | null>>): FoundContent {
  const files = new Map(house);
  for (const [path, text] of Object.entries(edits)) {
    if (text === null) files.delete(path);
    else files.set(path, foundOf(path, Buffer.from(text)));
  }
  return { files, pictureExists: (path) => pictures.has(path) };
}

function joined(found: FoundContent) {
  const result = joinWithFallback(found, former);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const eventOf = (id: number) => result.tree.events.find((event) => event.id === id);
  return { ...result, eventOf, held: [...result.heldBack.keys()] };
}

test('what is right is taken as it is', () => {
  const { eventOf, problems, held, blobIds } = joined(houseWith({ [CAROLS]: OTHER_CAROLS }));
  expect([eventOf(14)?.title, problems, held]).toEqual(['Koledy', [], []]);
  expect(blobIds.get(CAROLS)).toBe(blobIdOf(Buffer.from(OTHER_CAROLS)));
});

test('a broken file stands as it was, and what else has changed is taken', () => {
  const { eventOf, problems, heldBack, blobIds } = joined(houseWith({ [JAZZ]: BROKEN_JAZZ, [CAROLS]: OTHER_CAROLS }));
  expect([eventOf(8)?.start_date, eventOf(14)?.title]).toEqual(['2026-12-12T20:00', 'Koledy']);
  expect(problems).toMatchObject([{ file: JAZZ, field: 'start_date' }]);
  expect(heldBack).toEqual(new Map([[JAZZ, blobIdOf(Buffer.from(BROKEN_JAZZ))]]));
  expect(blobIds.get(JAZZ)).toBe(former.blobIds.get(JAZZ));
});

test('a file that cannot be read stands as it was, and is kept out whatever it holds', () => {
  const { files, pictureExists } = houseWith({});
  const unreadable = { blobId: '', judged: namedUnreadable(JAZZ, 'súbor sa nedá prečítať') };
  const { eventOf, heldBack } = joined({ files: new Map(files).set(JAZZ, unreadable), pictureExists });
  expect(eventOf(8)?.start_date).toBe('2026-12-12T20:00');
  expect(heldBack).toEqual(new Map([[JAZZ, '']]));
});

test('a new file with a mistake is left out, and so are its photos', () => {
  const gallery = textOf('galleries/14.json');
  const { eventOf, held, blobIds } = joined(houseWith({ [NEW]: '---\nid: 151\n---\n', 'galleries/151.json': gallery }));
  expect(eventOf(151)).toBeUndefined();
  expect(held.sort()).toEqual([NEW, 'galleries/151.json']);
  expect(blobIds.has(NEW)).toBe(false);
});

test.each([
  ['events/0008-jazz.md', BROKEN_JAZZ],
  ['events/8-jazz.md', textOf(JAZZ)],
])('an event that was renamed to %s with a mistake stays under its old name', (path, text) => {
  const { eventOf, heldBack } = joined(houseWith({ [JAZZ]: null, [path]: text }));
  expect(eventOf(8)?.slug).toBe('trio-brezina-hra-jazz');
  expect(heldBack.get(JAZZ)).toBeNull();
});

test('a room that prices still name stays', () => {
  const rooms: { id: string }[] = JSON.parse(textOf('rooms.json'));
  const fewer = JSON.stringify(rooms.filter(({ id }) => id !== 'klubovna'));
  const { tree, held, problems, eventOf } = joined(houseWith({ 'rooms.json': fewer, [CAROLS]: OTHER_CAROLS }));
  expect(tree.rooms.map(({ id }) => id)).toContain('klubovna');
  expect(eventOf(14)?.title).toBe('Koledy');
  expect(held).toEqual(['rooms.json']);
  expect(problems[0]?.file).toBe('price-list.json');
});

test('a kind that events still name stays, and a right change of rooms is taken', () => {
  const rooms = textOf('rooms.json').replace('"Divadelná sála"', '"Veľká sála"');
  const kinds: { id: string }[] = JSON.parse(textOf('event-kinds.json'));
  const fewer = JSON.stringify(kinds.filter(({ id }) => id !== 'theatre'));
  const { tree, held } = joined(houseWith({ 'rooms.json': rooms, 'event-kinds.json': fewer }));
  expect(tree.rooms[0]?.name).toBe('Veľká sála');
  expect(held).toEqual(['event-kinds.json']);
});

test('what goes only with the new version of a broken file waits with it', () => {
  const inNewRoom = textOf(CAROLS).replace('is_paid:', 'rooms: [nova-sala]\nis_paid:');
  const { held, eventOf } = joined(houseWith({ 'rooms.json': '[{', [CAROLS]: inNewRoom }));
  expect(held.sort()).toEqual([CAROLS, 'rooms.json']);
  expect(eventOf(14)?.rooms).toBeUndefined();
});

test('photos go with an event that was deleted by hand', () => {
  const { tree, eventOf, held } = joined(houseWith({ [CAROLS]: null }));
  expect(eventOf(14)).toBeUndefined();
  expect(tree.galleries.map(({ event_id }) => event_id)).not.toContain(14);
  expect(held).toEqual(['galleries/14.json']);
});

test.each(['events/0008-a.md', 'events/0008-z.md'])('of two with one number the new %s is left out', (copy) => {
  const { tree, held } = joined(houseWith({ [copy]: textOf(JAZZ) }));
  expect(tree.events.filter(({ id }) => id === 8)).toMatchObject([{ slug: 'trio-brezina-hra-jazz' }]);
  expect(held).toEqual([copy]);
});

test.each(['events/0008-a.md', 'events/0008-z.md'])('a right change of an event is taken beside a new %s', (copy) => {
  const changed = textOf(JAZZ).replace('title: "Trio Brezina hrá jazz"', 'title: Zmena');
  const { eventOf, held } = joined(houseWith({ [copy]: textOf(JAZZ), [JAZZ]: changed }));
  expect([eventOf(8)?.title, held]).toEqual(['Zmena', [copy]]);
});

test('a right change of rooms is taken beside two events with one number', () => {
  const copy = 'events/0008-a.md';
  const rooms = textOf('rooms.json').replace('"Divadelná sála"', '"Veľká sála"');
  const { tree, held } = joined(houseWith({ [copy]: textOf(JAZZ), 'rooms.json': rooms }));
  expect(tree.rooms[0]?.name).toBe('Veľká sála');
  expect(held).toEqual([copy]);
});

test('a picture that was taken away is told and keeps nothing off the site, but a new event that never had one', () => {
  const withPicture = textOf(JAZZ).replace('id: 8', 'id: 151').replace('events/0001.webp', 'events/nove.webp');
  const found = houseWith({ [NEW]: withPicture });
  const pictureExists = (path: string) => path !== 'events/0001.webp' && pictures.has(path);
  const { tree, held, problems } = joined({ ...found, pictureExists });
  expect(tree.events.length).toBe([...HOUSE_FILES.keys()].filter((path) => path.startsWith('events/')).length);
  expect(held).toEqual([NEW]);
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining([JAZZ, NEW]));
});

test('a file that must be there and is gone stands as it was, but not while the whole folder is being replaced', () => {
  expect(joined(houseWith({ 'faq.json': null })).tree.faq.length).toBeGreaterThan(0);
  const emptied = joinWithFallback(houseWith({ 'faq.json': null, [JAZZ]: null }), former);
  expect(emptied).toMatchObject({ ok: false, problems: [{ file: 'faq.json', message: 'súbor chýba' }] });
});

test('while the folder of events is being replaced, nobody is shown a house without events', () => {
  const events = [...HOUSE_FILES.keys()].filter((path) => path.startsWith('events/'));
  const emptied = joinWithFallback(houseWith(Object.fromEntries(events.map((path) => [path, null]))), former);
  expect(emptied).toMatchObject({ ok: false });
  expect(emptied.problems.map(({ file }) => file)).toContain('galleries/14.json');
});

test('when nobody knows how a broken file once was, all of it is refused', () => {
  const found = houseWith({ [JAZZ]: BROKEN_JAZZ });
  const refused = { ok: false, problems: [{ file: JAZZ }] };
  expect(joinWithFallback(found, { ...former, texts: new Map() })).toMatchObject(refused);
  expect(joinWithFallback(found, null)).toMatchObject(refused);
});

test(
  'whatever bytes one file holds, it stands as it was if they are wrong, and all others are there',
  () => {
    fc.assert(
      fc.property(mutatedFile, ({ path, bytes }) => {
        const { blobIds, problems, held, tree } = joined(houseWith({ [path]: bytes }));
        const isWrong = problems.length > 0;
        expect(blobIds).toEqual(isWrong ? former.blobIds : new Map([...former.blobIds, [path, blobIdOf(bytes)]]));
        expect(held).toEqual(isWrong ? [path] : []);
        expect(tree.events.length).toBe([...HOUSE_FILES.keys()].filter((one) => one.startsWith('events/')).length);
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);
