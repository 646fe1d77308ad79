import type { z } from 'zod';
import { eventSchema } from '../events/event-file.ts';
import { gallerySchema } from '../galleries/gallery-file.ts';
import { hoursSchema } from '../hours/hours-file.ts';
import { noticesSchema } from '../hours/notices-file.ts';
import { KINDS, type KindName } from '../kinds/kinds.ts';
import { DEFAULT_EVENT_KINDS, eventKindsSchema } from './event-kinds.ts';
import { DEFAULT_HIRE, hireSchema } from './hire.ts';
import { lookSchema } from './look.ts';
import { roomsSchema } from './rooms.ts';
import {
  faqSchema,
  flagshipEventsSchema,
  PAGE_NAMES,
  pageSchema,
  partnersSchema,
  priceListSchema,
  siteSchema,
  teamSchema,
  timelineSchema,
} from './settings.ts';

export const SETTING_SCHEMAS = {
  site: siteSchema,
  look: lookSchema,
  rooms: roomsSchema,
  'event-kinds': eventKindsSchema,
  'price-list': priceListSchema,
  hire: hireSchema,
  hours: hoursSchema,
  notices: noticesSchema,
  faq: faqSchema,
  team: teamSchema,
  timeline: timelineSchema,
  'flagship-events': flagshipEventsSchema,
  partners: partnersSchema,
} as const;

export type SettingName = keyof typeof SETTING_SCHEMAS;
export type Settings = { [name in SettingName]: z.infer<(typeof SETTING_SCHEMAS)[name]> };

/** Only these files may be missing; then this is read in their place. */
export const MISSING_SETTINGS: Readonly<Partial<Settings>> = {
  'event-kinds': DEFAULT_EVENT_KINDS,
  look: {},
  hire: DEFAULT_HIRE,
  hours: { weekly: [], exceptions: [] },
  notices: [],
};

export const FOLDER_SCHEMAS = {
  events: eventSchema,
  galleries: gallerySchema,
  pages: pageSchema,
} as const;

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

/** The id has at least four digits, so that files sort by it. */
export function eventFilePath(id: number, slug: string): string {
  return `events/${String(id).padStart(4, '0')}-${slug}.md`;
}
