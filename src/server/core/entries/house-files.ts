// The rooms, the kinds of events and the terms of hire as they are saved now, also those that no build has shown yet.
import type { ContentIndex } from '../../../domain/content/content-index.ts';
import type { EventKind } from '../../../domain/content/event-kinds.ts';
import type { HireRules } from '../../../domain/content/hire.ts';
import type { Room } from '../../../domain/content/rooms.ts';
import { ContentUnavailableError } from '../../ports/repository/content-repository.ts';
import type { Services } from '../../services.ts';
import type { ContentView } from './content-view.ts';
import { readContent } from './save-content.ts';

export interface HouseFiles {
  rooms: readonly Room[];
  kinds: readonly EventKind[];
}

/** The house of one state of the content; of a file that is missing or broken, what the last build had read. */
export function houseIn(view: ContentView | null, { settings: built }: ContentIndex): HouseFiles {
  const saved = (name: 'rooms' | 'event-kinds') => {
    const content = view?.files.get(`${name}.json`)?.content;
    return content?.kind === 'setting' ? content.settings : {};
  };
  return {
    rooms: saved('rooms').rooms ?? built.rooms,
    kinds: saved('event-kinds')['event-kinds'] ?? built['event-kinds'],
  };
}

/**
 * The house as it is now; while the content cannot be read, the house of the last build.
 * @throws AppError unavailable when there has never been a build
 */
export async function presentHouse(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
): Promise<HouseFiles> {
  const [view, index] = await Promise.all([presentView(services), services.contentIndex.read()]);
  return houseIn(view, index);
}

/**
 * The terms and kinds of hire as they are now; of a file that is missing or broken, what the last build had read.
 * @throws AppError unavailable when there has never been a build
 */
export async function presentHire(
  services: Pick<Services, 'content' | 'judgedFiles' | 'contentIndex'>,
): Promise<HireRules> {
  const [view, { settings: built }] = await Promise.all([presentView(services), services.contentIndex.read()]);
  const content = view?.files.get('hire.json')?.content;
  return (content?.kind === 'setting' ? content.settings.hire : undefined) ?? built.hire;
}

/** The newest state of the content; null while it cannot be read. */
export async function presentView(services: Pick<Services, 'content' | 'judgedFiles'>): Promise<ContentView | null> {
  try {
    return await readContent(services);
  } catch (error) {
    if (error instanceof ContentUnavailableError) return null;
    throw error;
  }
}
