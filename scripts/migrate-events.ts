// `npm run migrate:events` proposes rooms and dates for events that have them only in words; `--write` writes them.

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeContentFile } from '../src/content-files/judge-content-file.ts';
import { writeMarkdownFile } from '../src/content-files/write-markdown-file.ts';
import { type Migration, migrationOf } from '../src/domain/events/event-migration.ts';
import { EVENTS } from '../src/domain/kinds/event.ts';
import { eventCount } from '../src/domain/words/plural.ts';
import { buildConfig } from '../src/site-config.ts';

const isWriting = process.argv.includes('--write');
const { contentDir } = buildConfig;

const rooms = await roomsOfCentre();
const unclear = new Map<string, string[]>();
let changed = 0;
for (const name of (await readdir(join(contentDir, 'events'))).sort()) {
  const file = `events/${name}`;
  const text = await readFile(join(contentDir, file), 'utf8');
  const { content } = judgeContentFile(file, text);
  if (content?.kind !== 'events') {
    if (name.endsWith('.md')) note('Súbor má chybu, najprv ju opravte (npm run check:content).', file);
    continue;
  }
  const migration = migrationOf(content.event, content.event.body, rooms);
  for (const sentence of migration.unclear) note(sentence, file);
  if (Object.keys(migration.fields).length === 0) continue;
  changed += 1;
  console.log(`${file}: ${wordsOf(migration)}`);
  if (isWriting)
    await writeFile(join(contentDir, file), writeMarkdownFile(text, { fields: migration.fields }, EVENTS.fileFields));
}

if (unclear.size > 0) console.log('\nNechané tak, prečítajte si ich:');
for (const [sentence, files] of unclear) console.log(`- ${sentence}\n${files.map((file) => `    ${file}`).join('\n')}`);
console.log(`\n${isWriting ? 'Zapísané' : 'Na zápis'}: ${eventCount(changed)}.`);
if (!isWriting && changed > 0) console.log('Zapíše ich npm run migrate:events -- --write.');

async function roomsOfCentre() {
  const { content, problems } = judgeContentFile('rooms.json', await readFile(join(contentDir, 'rooms.json'), 'utf8'));
  const found = content?.kind === 'setting' ? content.settings.rooms : undefined;
  if (found === undefined) throw new Error(`rooms.json: ${problems.map(({ message }) => message).join(', ')}`);
  return found;
}

function note(sentence: string, file: string): void {
  unclear.set(sentence, [...(unclear.get(sentence) ?? []), file]);
}

function wordsOf({ fields }: Migration): string {
  const { rooms, dates } = fields;
  return [
    ...(Array.isArray(rooms) ? [`miestnosti ${rooms.join(', ')}`] : []),
    ...(Array.isArray(dates) ? [`termíny ${dates.map(({ start_date }) => start_date).join(', ')}`] : []),
  ].join('; ');
}
