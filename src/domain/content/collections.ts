import type { z } from 'zod';
import { eventSchema } from '../events/event-file.ts';
import { gallerySchema } from '../galleries/gallery-file.ts';
import { EVENT_KINDS } from '../kinds/event-kinds.ts';
import { FAQ } from '../kinds/faq.ts';
import { FLAGSHIPS } from '../kinds/flagship-events.ts';
import { HIRE } from '../kinds/hire.ts';
import { HOURS } from '../kinds/hours.ts';
import { KINDS, type KindName } from '../kinds/kinds.ts';
import { LOOK } from '../kinds/look.ts';
import { NOTICES } from '../kinds/notices.ts';
import { PARTNERS } from '../kinds/partners.ts';
import { PRICE_LIST } from '../kinds/price-list.ts';
import { ROOMS } from '../kinds/rooms.ts';
import { SITE } from '../kinds/site.ts';
import { TEAM } from '../kinds/team.ts';
import { TIMELINE } from '../kinds/timeline.ts';
import { DEFAULT_EVENT_KINDS } from './event-kinds.ts';
import { DEFAULT_HIRE } from './hire.ts';
import { PAGE_NAMES, pageSchema } from './settings.ts';

/** The files of `content/` that hold one thing each, by the names they have there and in the settings of the admin area. */
export const SETTING_SCHEMAS = {
  site: SITE.schema,
  look: LOOK.schema,
  rooms: ROOMS.schema,
  'event-kinds': EVENT_KINDS.schema,
  'price-list': PRICE_LIST.schema,
  hire: HIRE.schema,
  hours: HOURS.schema,
  notices: NOTICES.schema,
  faq: FAQ.schema,
  team: TEAM.schema,
  timeline: TIMELINE.schema,
  'flagship-events': FLAGSHIPS.schema,
  partners: PARTNERS.schema,
} as const;

export type SettingName = keyof typeof SETTING_SCHEMAS;
export type Settings = { [name in SettingName]: z.infer<(typeof SETTING_SCHEMAS)[name]> };

/** What the files say that a centre may do without. All others must be there. */
export const MISSING_SETTINGS: Readonly<Partial<Settings>> = {
  'event-kinds': DEFAULT_EVENT_KINDS,
  look: {},
  hire: DEFAULT_HIRE,
  hours: { weekly: [], exceptions: [] },
  notices: [],
};

/** Schemas of the folders of `content/`, where every file is one entry, as far as no kind describes it. */
export const FOLDER_SCHEMAS = {
  events: eventSchema,
  galleries: gallerySchema,
  pages: pageSchema,
} as const;

/** What a path inside `content/` is: an entry of a folder (with the parts its name carries) or a setting. */
export type ContentPath =
  | { kind: 'events'; id: number; slug: string }
  | { kind: 'galleries'; eventId: number }
  | { [Name in KindName]: { kind: Name; id: number } }[KindName]
  | { kind: 'pages'; name: (typeof PAGE_NAMES)[number] }
  | { kind: 'setting'; name: SettingName };

const EVENT_FILE = /^events\/(\d{4,7})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const GALLERY_FILE = /^galleries\/([1-9]\d{0,6})\.json$/;
const PAGE_FILE = /^pages\/([a-z]+)\.md$/;
const SETTING_FILE = /^([a-z-]+)\.json$/;

/** Reads what a path relative to `content/` stands for; null when no file may have that name. */
export function parseContentPath(path: string): ContentPath | null {
  const event = EVENT_FILE.exec(path);
  if (event?.[1] && event[2]) return { kind: 'events', id: Number(event[1]), slug: event[2] };
  const gallery = GALLERY_FILE.exec(path);
  if (gallery) return { kind: 'galleries', eventId: Number(gallery[1]) };
  for (const { readPath } of Object.values(KINDS)) {
    const entry = readPath(path);
    if (entry !== null) return entry;
  }
  const pageName = PAGE_NAMES.find((name) => name === PAGE_FILE.exec(path)?.[1]);
  if (pageName) return { kind: 'pages', name: pageName };
  const setting = SETTING_FILE.exec(path)?.[1];
  if (setting !== undefined && isSettingName(setting)) return { kind: 'setting', name: setting };
  return null;
}

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTING_SCHEMAS, name);
}

/** The file of an event: the id in at least four digits, so that files sort by it, and the slug. */
export function eventFilePath(id: number, slug: string): string {
  return `events/${String(id).padStart(4, '0')}-${slug}.md`;
}
