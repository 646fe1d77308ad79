// Names of the fields of the settings for people, in forms, messages and histories.
import type { SettingName } from '../../api/settings.ts';
import { EVENT_KINDS } from '../../domain/kinds/event-kinds.ts';
import { FAQ } from '../../domain/kinds/faq.ts';
import { FLAGSHIPS } from '../../domain/kinds/flagship-events.ts';
import { HIRE } from '../../domain/kinds/hire.ts';
import { HOURS } from '../../domain/kinds/hours.ts';
import { LOOK } from '../../domain/kinds/look.ts';
import { NOTICES } from '../../domain/kinds/notices.ts';
import { PAGES } from '../../domain/kinds/pages.ts';
import { PARTNERS } from '../../domain/kinds/partners.ts';
import { PRICE_LIST } from '../../domain/kinds/price-list.ts';
import { ROOMS } from '../../domain/kinds/rooms.ts';
import { SITE } from '../../domain/kinds/site.ts';
import { TEAM } from '../../domain/kinds/team.ts';
import { TIMELINE } from '../../domain/kinds/timeline.ts';

export const SETTING_FIELD_NAMES = {
  site: SITE.fieldNames,
  look: LOOK.fieldNames,
  'price-list': PRICE_LIST.fieldNames,
  hire: HIRE.fieldNames,
  hours: HOURS.fieldNames,
  notices: NOTICES.fieldNames,
  rooms: ROOMS.fieldNames,
  'event-kinds': EVENT_KINDS.fieldNames,
  faq: FAQ.fieldNames,
  about: PAGES.about.fieldNames,
  team: TEAM.fieldNames,
  timeline: TIMELINE.fieldNames,
  'flagship-events': FLAGSHIPS.fieldNames,
  partners: PARTNERS.fieldNames,
  terms: PAGES.terms.fieldNames,
  privacy: PAGES.privacy.fieldNames,
  cookies: PAGES.cookies.fieldNames,
  accessibility: PAGES.accessibility.fieldNames,
} as const satisfies Readonly<Record<SettingName, Readonly<Record<string, string>>>>;
