import { eventSchema } from '../events/event-file.ts';
import { GALLERIES } from '../kinds/gallery.ts';
import { KINDS, type KindName } from '../kinds/kinds.ts';
import { isSettingName, type SettingName } from '../kinds/settings.ts';
import { PAGE_NAMES, pageSchema } from './settings.ts';

export const FOLDER_SCHEMAS = {
  events: eventSchema,
  pages: pageSchema,
} as const;

export type ContentPath =
  | { kind: 'events'; id: number; slug: string }
  | { kind: 'galleries'; eventId: number }
  | { [Name in KindName]: { kind: Name; id: number } }[KindName]
  | { kind: 'pages'; name: (typeof PAGE_NAMES)[number] }
  | { kind: 'setting'; name: SettingName };

const EVENT_FILE = /^events\/(\d{4,7})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const PAGE_FILE = /^pages\/([a-z]+)\.md$/;
const SETTING_FILE = /^([a-z-]+)\.json$/;

export function parseContentPath(path: string): ContentPath | null {
  const event = EVENT_FILE.exec(path);
  if (event?.[1] && event[2]) return { kind: 'events', id: Number(event[1]), slug: event[2] };
  for (const { readPath } of [GALLERIES, ...Object.values(KINDS)]) {
    const entry = readPath(path);
    if (entry !== null) return entry;
  }
  const pageName = PAGE_NAMES.find((name) => name === PAGE_FILE.exec(path)?.[1]);
  if (pageName) return { kind: 'pages', name: pageName };
  const setting = SETTING_FILE.exec(path)?.[1];
  if (setting !== undefined && isSettingName(setting)) return { kind: 'setting', name: setting };
  return null;
}

/** The id has at least four digits, so that files sort by it. */
export function eventFilePath(id: number, slug: string): string {
  return `events/${String(id).padStart(4, '0')}-${slug}.md`;
}
