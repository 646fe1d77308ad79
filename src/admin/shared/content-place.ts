import type { SettingName } from '../../api/admin-content.ts';

/** What people call a content file, and where in the admin area they change it. */
interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  /** Below /admin. */
  to: string;
}

/** @param file path below `content/`; the answer is null for a file of an unknown kind */
export function contentPlace(file: string): ContentPlace | null {
  const [, folder = '', base = ''] = /^(?:([a-z]+)\/)?([^/]+)\.(?:md|json)$/.exec(file) ?? [];
  const id = Number.parseInt(base, 10);
  if (folder === 'events') return { name: `Podujatie č.\u00a0${id}`, to: `/events/${id}` };
  if (folder === 'galleries') return { name: `Fotky podujatia č.\u00a0${id}`, to: `/gallery/${id}` };
  if (folder === 'banners') return { name: `Banner č.\u00a0${id}`, to: `/banners/${id}` };
  const isSetting = isSettingName(base) && (folder === '' || folder === 'pages');
  return isSetting ? { name: SETTING_NAMES[base], to: `/settings/${base}` } : null;
}

/** The names of the settings. */
export const SETTING_NAMES: Readonly<Record<SettingName, string>> = {
  site: 'Kontakty a\u00a0pätička',
  'price-list': 'Cenník',
  rooms: 'Priestory',
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
