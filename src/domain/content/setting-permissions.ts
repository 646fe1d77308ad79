import type { Permission } from '../accounts/permissions.ts';
import { EVENT_KINDS } from '../kinds/event-kinds.ts';
import { FAQ } from '../kinds/faq.ts';
import { FLAGSHIPS } from '../kinds/flagship-events.ts';
import { HIRE } from '../kinds/hire.ts';
import { HOURS } from '../kinds/hours.ts';
import { LOOK } from '../kinds/look.ts';
import { NOTICES } from '../kinds/notices.ts';
import { PAGES } from '../kinds/pages.ts';
import { PARTNERS } from '../kinds/partners.ts';
import { PRICE_LIST } from '../kinds/price-list.ts';
import { ROOMS } from '../kinds/rooms.ts';
import { SITE } from '../kinds/site.ts';
import { TEAM } from '../kinds/team.ts';
import { TIMELINE } from '../kinds/timeline.ts';
import type { SettingName } from './collections.ts';
import type { PageName } from './settings.ts';

/** What the section of settings shows: the files of `content/` that hold one thing each, and the pages. */
export type EditableName = SettingName | PageName;

/** The permission that reading and changing each of them needs. `manage_settings` implies the others. */
export const SETTING_PERMISSIONS = {
  site: SITE.permission,
  look: LOOK.permission,
  rooms: ROOMS.permission,
  'event-kinds': EVENT_KINDS.permission,
  'price-list': PRICE_LIST.permission,
  hire: HIRE.permission,
  hours: HOURS.permission,
  notices: NOTICES.permission,
  faq: FAQ.permission,
  team: TEAM.permission,
  timeline: TIMELINE.permission,
  'flagship-events': FLAGSHIPS.permission,
  partners: PARTNERS.permission,
  about: PAGES.about.permission,
  terms: PAGES.terms.permission,
  privacy: PAGES.privacy.permission,
  cookies: PAGES.cookies.permission,
  accessibility: PAGES.accessibility.permission,
} as const satisfies Record<EditableName, Permission>;

/** Who may read a setting, but not change it: rows of the price list name their room. */
export const SETTING_READERS: Readonly<Partial<Record<EditableName, Permission>>> = { rooms: 'manage_texts' };
