import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUSE_CONTENT } from './house.ts';

/** Puts the content of the house into a folder, with the address by which the sample is known. */
export async function makeSampleOf(folder: string): Promise<string> {
  await cp(HOUSE_CONTENT, folder, { recursive: true });
  const file = join(folder, 'site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...site, email: 'info@kdriviera.example' }, null, 2));
  return folder;
}
