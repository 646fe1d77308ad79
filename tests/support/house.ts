// The centre that all tests live on: a dozen events, three galleries and every oddity once. Its numbers are named here, so that
// tests say which entry they mean.
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export const HOUSE = resolve('tests/house');
export const HOUSE_CONTENT = join(HOUSE, 'content');
/** The pictures that are committed with that content. */
export const HOUSE_STORAGE = join(HOUSE, 'storage');

/** The content of the smallest centre that is valid: one room, one price, and nothing else that may be left out. */
export const SMALLEST_HOUSE = resolve('tests/house-smallest');

/** Ids of events in `tests/house/content/events`. */
export const EVENT_ID = {
  /** Ended, with 24 photos. */
  ball: 1,
  /** Ended, with six photos. */
  carols: 14,
  /** Ended, without a poster, at a place of its own, with twelve photos of which one is hidden. */
  lastFair: 3,
  /** Ended, cancelled. */
  cancelledFilm: 4,
  /** Ended, without photos. */
  openStage: 5,
  /** Ended; took place in the year before, too. */
  fair: 6,
  /** Runs for two months. */
  exhibition: 7,
  /** To come, without a poster, an end and a price. */
  filmClub: 9,
  /** To come, with a poster, tickets and links. */
  jazz: 8,
  /** To come, the only one on 5 December 2026. */
  concert: 10,
  cancelled: 11,
  moved: 12,
  specialCharacters: 13,
  /** A title of 200 characters. */
  longTitle: 2,
  /** Ends at midnight. */
  newYear: 15,
  /** With the longest words, at a place of its own. */
  longWords: 16,
  draft: 17,
  /** Is not shown before December 2026. */
  scheduled: 18,
  /** Is no longer shown. */
  withdrawn: 19,
  /** Today, in the afternoon. */
  today: 20,
  /** The highest number: the next event gets 151. */
  course: 150,
} as const;

/** Makes a public folder of links in an empty place: everything the project serves as it is, with the pictures of the house. */
export async function linkPublicFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir('public'))
    await symlink(name === 'storage' ? HOUSE_STORAGE : resolve('public', name), join(folder, name));
  return folder;
}

/** Adds plain events of April 2027 to a content folder, by their ids, for tests that want many or change them. */
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
