import type { SettingName } from '../../api/settings.ts';
import type { Permission } from '../../domain/accounts/permissions.ts';
import { SETTING_PERMISSIONS } from '../../domain/content/setting-permissions.ts';
import { EVENT_KINDS } from '../../domain/kinds/event-kinds.ts';
import { FAQ } from '../../domain/kinds/faq.ts';
import { FLAGSHIPS } from '../../domain/kinds/flagship-events.ts';
import { HIRE } from '../../domain/kinds/hire.ts';
import { HOURS } from '../../domain/kinds/hours.ts';
import { isKindName, KINDS } from '../../domain/kinds/kinds.ts';
import { LOOK } from '../../domain/kinds/look.ts';
import { NOTICES } from '../../domain/kinds/notices.ts';
import { PAGES } from '../../domain/kinds/pages.ts';
import { PARTNERS } from '../../domain/kinds/partners.ts';
import { PRICE_LIST } from '../../domain/kinds/price-list.ts';
import { ROOMS } from '../../domain/kinds/rooms.ts';
import { SITE } from '../../domain/kinds/site.ts';
import { TEAM } from '../../domain/kinds/team.ts';
import { TIMELINE } from '../../domain/kinds/timeline.ts';

/** What people call a content file, and where in the admin area they change it. */
interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  /** null: it is no setting. */
  setting: SettingName | null;
  /** Below /admin. */
  to: string;
  /** What somebody needs who changes it there. */
  permission: Permission;
}

/** @param file path below `content/`; the answer is null for a file of an unknown kind */
export function contentPlace(file: string): ContentPlace | null {
  const [, folder = '', base = ''] = /^(?:([a-z]+)\/)?([^/]+)\.(?:md|json)$/.exec(file) ?? [];
  const id = Number.parseInt(base, 10);
  const setting = isSettingName(base) && (folder === '' || folder === 'pages') ? base : null;
  if (folder === 'events')
    return { name: `Podujatie č.\u00a0${id}`, setting, to: `/events/${id}`, permission: 'manage_events' };
  if (folder === 'galleries')
    return { name: `Fotky podujatia č.\u00a0${id}`, setting, to: `/gallery/${id}`, permission: 'manage_events' };
  if (isKindName(folder)) {
    const { words, permission } = KINDS[folder];
    return { name: `${words.one} č.\u00a0${id}`, setting, to: `/${folder}/${id}`, permission };
  }
  if (setting === null) return null;
  return {
    name: SETTING_NAMES[setting],
    setting,
    to: `/settings/${setting}`,
    permission: SETTING_PERMISSIONS[setting],
  };
}

/** The names of the settings. */
export const SETTING_NAMES: Readonly<Record<SettingName, string>> = {
  site: SITE.words.name,
  look: LOOK.words.name,
  'price-list': PRICE_LIST.words.name,
  hire: HIRE.words.name,
  hours: HOURS.words.name,
  notices: NOTICES.words.name,
  rooms: ROOMS.words.name,
  'event-kinds': EVENT_KINDS.words.name,
  faq: FAQ.words.name,
  about: PAGES.about.words.name,
  team: TEAM.words.name,
  timeline: TIMELINE.words.name,
  'flagship-events': FLAGSHIPS.words.name,
  partners: PARTNERS.words.name,
  terms: PAGES.terms.words.name,
  privacy: PAGES.privacy.words.name,
  cookies: PAGES.cookies.words.name,
  accessibility: PAGES.accessibility.words.name,
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTING_NAMES, name);
}
