/** What a content file is to people, and where in the admin area it is changed. */
export interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  /** Below /admin. */
  to: string;
}

const SETTING_NAMES: Readonly<Record<string, string>> = {
  site: 'Kontakty a\u00a0pätička',
  rooms: 'Priestory',
  'price-list': 'Cenník',
  faq: 'Časté otázky',
  team: 'Tím',
  timeline: 'História domu',
  'flagship-events': 'Tradičné podujatia',
  partners: 'Partneri',
};

const PAGE_NAMES: Readonly<Record<string, string>> = {
  about: 'Stránka O\u00a0nás',
  terms: 'Podmienky používania',
  privacy: 'Ochrana osobných údajov',
  cookies: 'Stránka Cookies',
  accessibility: 'Vyhlásenie o\u00a0prístupnosti',
};

/** @param file path below `content/`; null for a file that is none of ours */
export function contentPlace(file: string): ContentPlace | null {
  const [, folder = '', base = ''] = /^(?:([a-z]+)\/)?([^/]+)\.(?:md|json)$/.exec(file) ?? [];
  const id = Number.parseInt(base, 10);
  if (folder === 'events') return { name: `Podujatie č.\u00a0${id}`, to: `/events/${id}` };
  if (folder === 'galleries') return { name: `Fotky podujatia č.\u00a0${id}`, to: `/gallery/${id}` };
  if (folder === 'banners') return { name: `Banner č.\u00a0${id}`, to: `/banners/${id}` };
  const names = folder === 'pages' ? PAGE_NAMES : SETTING_NAMES;
  const name = names[base];
  return name === undefined ? null : { name, to: `/settings/${base}` };
}
