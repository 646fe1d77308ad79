// Every change leaves the content valid.
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Random } from '../../src/server/ports/crypto/tokens.ts';

function below(random: Random, bound: number): number {
  const [high = 0, low = 0] = random.bytes(2);
  return (high * 256 + low) % bound;
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[below(random, items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

type Change = (folder: string, random: Random) => Promise<void>;

const files = async (folder: string) => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
const idOf = (file: string) => Number(/^\d+/.exec(basename(file))?.[0]);

async function someFile(folder: string, random: Random): Promise<string> {
  return join(folder, pick(random, await files(folder)));
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

async function editJson(file: string, change: (data: never) => unknown): Promise<void> {
  await edit(file, (text) => `${JSON.stringify(change(JSON.parse(text) as never), null, 2)}\n`);
}

function withField(text: string, name: string, value: string): string {
  const without = text.replace(new RegExp(`^${name}:.*\n`, 'm'), '');
  return without.replace(/^(---\n[\s\S]*?\n)---\n/, `$1${name}: ${value}\n---\n`);
}

const WINDOWS = ['2026-11-20T10:00', '2026-11-22T12:00', '2026-11-24T12:00', '2027-03-01T08:00'];

export const CHANGES: Readonly<Record<string, Change>> = {
  'the text of an event': async (folder, random) => {
    await edit(
      await someFile(join(folder, 'events'), random),
      (text) => `${text}\nNový odsek ${below(random, 1e4)}.\n`,
    );
  },
  'the title of an event': async (folder, random) => {
    const title = `"Nový názov ${below(random, 1e4)}"`;
    await edit(await someFile(join(folder, 'events'), random), (text) => withField(text, 'title', title));
  },
  'the place of an event': async (folder, random) => {
    await edit(await someFile(join(folder, 'events'), random), (text) => withField(text, 'location', 'Strecha'));
  },
  'when an event was changed': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    await edit(file, (text) => text.replace(/^updated_at:.*\n/m, ''));
  },
  'a draft': async (folder, random) => {
    await edit(await someFile(join(folder, 'events'), random), (text) => withField(text, 'draft', 'true'));
  },
  'when an event comes': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    await edit(file, (text) => withField(text.replace(/^unpublish_at:.*\n/m, ''), 'publish_at', pick(random, WINDOWS)));
  },
  'when an event goes': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    await edit(file, (text) => withField(text.replace(/^publish_at:.*\n/m, ''), 'unpublish_at', pick(random, WINDOWS)));
  },
  'a cancelled event': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    await edit(file, (text) => withField(text.replace(/^previous_start_date:.*\n/m, ''), 'status', 'Zrušený'));
  },
  'a new event': async (folder, random) => {
    const events = join(folder, 'events');
    const id = Math.max(...(await files(events)).map(idOf)) + 1;
    const text = await readFile(await someFile(events, random), 'utf8');
    const file = join(events, `${String(id).padStart(4, '0')}-nove-podujatie-${id}.md`);
    await writeFile(file, text.replace(/^id: \d+$/m, `id: ${id}`));
  },
  'a deleted event': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    await rm(join(folder, 'galleries', `${idOf(file)}.json`), { force: true });
    await rm(file);
  },
  'the address of an event': async (folder, random) => {
    const file = await someFile(join(folder, 'events'), random);
    const slug = `nova-adresa-${below(random, 1e4)}`;
    await rename(file, join(folder, 'events', `${String(idOf(file)).padStart(4, '0')}-${slug}.md`));
  },
  'the photos of an event': async (folder, random) => {
    await editJson(await someFile(join(folder, 'galleries'), random), ({ photos }: { photos: object[] }) => {
      const kept = photos.length > 1 ? photos.slice(1) : photos;
      return { photos: kept.reverse().map((photo) => ({ ...photo, caption: `Popis ${below(random, 100)}` })) };
    });
  },
  'a deleted gallery': async (folder, random) => {
    const galleries = join(folder, 'galleries');
    if ((await files(galleries)).length > 2) await rm(await someFile(galleries, random));
  },
  'a banner': async (folder, random) => {
    await editJson(await someFile(join(folder, 'banners'), random), (banner: object) => ({
      ...banner,
      title: `Banner ${below(random, 100)}`,
      order: below(random, 10),
      until: pick(random, WINDOWS),
    }));
  },
  'a question': async (folder, random) => {
    await editJson(join(folder, 'faq.json'), (faq: object[]) => [
      ...faq,
      { question: `Otázka ${below(random, 100)}?`, answer: 'Odpoveď.' },
    ]);
  },
  'the price list': async (folder, random) => {
    await editJson(join(folder, 'price-list.json'), ([first, ...rest]: { amount: number }[]) => [
      { ...first, amount: 100 + below(random, 100) },
      ...rest,
    ]);
  },
  'the house itself': async (folder, random) => {
    await editJson(join(folder, 'site.json'), (site: object) => ({ ...site, name: `Dom ${below(random, 100)}` }));
  },
  'a page': async (folder, random) => {
    await edit(await someFile(join(folder, 'pages'), random), (text) => `${text}\nDodatok ${below(random, 100)}.\n`);
  },
  nothing: async (folder) => {
    await mkdir(folder, { recursive: true });
  },
};
