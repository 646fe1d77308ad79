import type { SettingName } from '../../api/admin-content.ts';

/** What people call the settings, wherever they are named. */
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
