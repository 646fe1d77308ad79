// The settings as saved, also those that no build has shown yet.
import type { ContentIndex } from '../../../domain/content/content-index.ts';
import type { HireRules } from '../../../domain/content/hire.ts';
import type { Room } from '../../../domain/content/rooms.ts';
import type { Hours } from '../../../domain/hours/opening-hours.ts';
import type { EventKind } from '../../../domain/kinds/event-kinds.ts';
import { formerLook, type Look } from '../../../domain/kinds/look.ts';
import type { Settings } from '../../../domain/kinds/settings.ts';
import { ContentUnavailableError } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import type { ContentView } from './content-view.ts';
import { readContent } from './save-content.ts';

export interface HouseFiles {
  rooms: readonly Room[];
  kinds: readonly EventKind[];
  hours: Hours;
}

/** Missing or broken files count as the last build read them; hours, which it does not keep, as unknown. */
export function houseIn(view: ContentView | null, { settings: built }: ContentIndex): HouseFiles {
  return {
    rooms: savedIn(view, 'rooms.json').rooms ?? built.rooms,
    kinds: savedIn(view, 'event-kinds.json')['event-kinds'] ?? built['event-kinds'],
    hours: savedIn(view, 'hours.json').hours ?? { weekly: [], exceptions: [] },
  };
}

/** Without its file, what `site.json` says; of a broken file nothing. */
export function lookIn(view: Pick<ContentView, 'files'>): Look {
  if (view.files.has('look.json')) return savedIn(view, 'look.json').look ?? {};
  const { site } = savedIn(view, 'site.json');
  return site === undefined ? {} : formerLook(site);
}

export function savedIn(view: Pick<ContentView, 'files'> | null, file: string): Partial<Settings> {
  const content = view?.files.get(file)?.content;
  return content?.kind === 'setting' ? content.settings : {};
}

export async function presentHouse(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
): Promise<HouseFiles> {
  const [view, index] = await Promise.all([presentView(services), services.contentIndex.read()]);
  return houseIn(view, index);
}

export async function presentHire(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
): Promise<HireRules> {
  const [view, { settings: built }] = await Promise.all([presentView(services), services.contentIndex.read()]);
  return savedIn(view, 'hire.json').hire ?? built.hire;
}

/** null while the content cannot be read. */
export async function presentView(services: Pick<Services, 'content' | 'judgedFiles'>): Promise<ContentView | null> {
  try {
    return await readContent(services);
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  }
}
