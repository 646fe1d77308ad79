import type { SettingName } from '../../api/settings.ts';
import type { Permission } from '../../domain/accounts/permissions.ts';
import { SETTING_PERMISSIONS } from '../../domain/content/setting-permissions.ts';
import { isKindName, KINDS } from '../../domain/kinds/kinds.ts';

interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  setting: SettingName | null;
  to: string;
  permission: Permission;
}

/** Null for an unknown kind; `file` is a path below `content/`. */
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

export const SETTING_NAMES: Readonly<Record<SettingName, string>> = {
  site: 'Kontakty a\u00a0pätička',
  look: 'Vzhľad',
  'price-list': 'Cenník',
  hire: 'Podmienky prenájmu',
  hours: 'Otváracie hodiny',
  notices: 'Oznamy',
  rooms: 'Priestory',
  'event-kinds': 'Druhy podujatí',
  faq: 'Časté otázky',
  about: 'Text stránky O\u00a0nás',
  team: 'Náš tím',
  timeline: 'Z\u00a0histórie domu',
  'flagship-events': 'Naše veľké podujatia',
  partners: 'Partneri a\u00a0podporovatelia',
  terms: 'Podmienky používania',
  privacy: 'Ochrana osobných údajov',
  cookies: 'Cookies',
  accessibility: 'Vyhlásenie o\u00a0prístupnosti',
};

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTING_NAMES, name);
}
