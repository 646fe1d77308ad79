// See tests/house/README.md.
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const HOUSE = resolve('tests/house');
export const HOUSE_CONTENT = join(HOUSE, 'content');
export const HOUSE_STORAGE = join(HOUSE, 'storage');

export const SMALLEST_CONTENT = resolve('tests/house-smallest/content');

export async function linkPublicFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('public'))
    if (name !== 'storage') await symlink(resolve('public', name), join(folder, name));
  await symlink(HOUSE_STORAGE, join(folder, 'storage'));
  return folder;
}

export async function addPlainEvents(contentDir: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const day = `2027-04-${String((id % 28) + 1).padStart(2, '0')}`;
    const data = [
      `id: ${id}`,
      `title: "Skúšobné podujatie ${id}"`,
      `start_date: ${day}T18:00`,
      `end_date: ${day}T20:00`,
      'location: Klubovňa',
      'is_paid: true',
      'updated_at: 2026-11-01T09:00',
    ];
    const file = `${String(id).padStart(4, '0')}-skusobne-podujatie-${id}.md`;
    await writeFile(join(contentDir, 'events', file), `---\n${data.join('\n')}\n---\nText podujatia ${id}.\n`);
  }
}
