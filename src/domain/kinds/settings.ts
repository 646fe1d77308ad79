import type { z } from 'zod';
import { EVENT_KINDS } from './event-kinds.ts';
import { FAQ } from './faq.ts';
import { FLAGSHIPS } from './flagship-events.ts';
import { HIRE } from './hire.ts';
import { HOURS } from './hours.ts';
import { LOOK } from './look.ts';
import { NOTICES } from './notices.ts';
import { PAGES } from './pages.ts';
import { PARTNERS } from './partners.ts';
import { PRICE_LIST } from './price-list.ts';
import { ROOMS } from './rooms.ts';
import { SITE } from './site.ts';
import { TEAM } from './team.ts';
import { TIMELINE } from './timeline.ts';

export const SETTINGS = {
  site: SITE,
  look: LOOK,
  'price-list': PRICE_LIST,
  hire: HIRE,
  rooms: ROOMS,
  'event-kinds': EVENT_KINDS,
  hours: HOURS,
  notices: NOTICES,
  faq: FAQ,
  team: TEAM,
  timeline: TIMELINE,
  'flagship-events': FLAGSHIPS,
  partners: PARTNERS,
} as const;

export type SettingName = keyof typeof SETTINGS;

export type Settings = { [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]['schema']> };

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

export const EDITABLES = { ...PAGES, ...SETTINGS } as const;

export type EditableName = keyof typeof EDITABLES;

export function isEditableName(name: string): name is EditableName {
  return Object.hasOwn(EDITABLES, name);
}
