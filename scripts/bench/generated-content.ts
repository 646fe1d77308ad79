import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const DAY_MS = 24 * 60 * 60 * 1000;
const UPCOMING = 120;
const SPLIT = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** One event a day, the last `UPCOMING` days after `nowMs`; `folder` must not exist. */
export async function generateContent(contentDir: string, folder: string, count: number, nowMs: number): Promise<void> {
  await cp(contentDir, folder, {
    recursive: true,
    filter: (source) => !/[\\/](events|galleries)([\\/]|$)/.test(source.slice(contentDir.length)),
  });
  const names = (await readdir(join(contentDir, 'events'))).filter((name) => name.endsWith('.md')).sort();
  const samples = await Promise.all(
    names.map(async (name) => readSample(await readFile(join(contentDir, 'events', name), 'utf8'))),
  );
  await mkdir(join(folder, 'events'), { recursive: true });
  await mkdir(join(folder, 'galleries'), { recursive: true });
  for (let id = 1; id <= count; id += 1) {
    const sample = samples[id % samples.length];
    if (sample === undefined) throw new Error('The project has no events to take texts from');
    const day = new Date(nowMs + (id - count + UPCOMING) * DAY_MS).toISOString().slice(0, 10);
    const name = `${String(id).padStart(4, '0')}-podujatie-${id}.md`;
    await writeFile(
      join(folder, 'events', name),
      `---\n${frontMatter(sample.fields, id, day)}---\nPodujatie číslo ${id}.\n\n${sample.body}`,
    );
  }
}

interface Sample {
  fields: Record<string, unknown>;
  body: string;
}

function readSample(text: string): Sample {
  const [, fields = '', body = ''] = SPLIT.exec(text) ?? [];
  return { fields: parseDocument(fields).toJS(), body };
}

function frontMatter(fields: Record<string, unknown>, id: number, day: string): string {
  const { draft, publish_at, unpublish_at, end_date, previous_start_date, former_slugs, status, ...rest } = fields;
  const { dates, last_date_key, ...kept } = rest;
  const moved = {
    ...kept,
    id,
    title: `${String(kept.title).slice(0, 180)} ${id}`,
    start_date: `${day}T18:00`,
    end_date: `${day}T20:00`,
  };
  return Object.entries(moved)
    .map(([name, value]) => `${name}: ${/_date$|_at$/.test(name) ? value : JSON.stringify(value)}\n`)
    .join('');
}
