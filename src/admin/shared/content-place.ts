import { isSettingName, SETTING_NAMES } from './setting-names.ts';

/** What a content file is to people, and where in the admin area it is changed. */
export interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  /** Below /admin. */
  to: string;
}

/** @param file path below `content/`; null for a file that is none of ours */
export function contentPlace(file: string): ContentPlace | null {
  const [, folder = '', base = ''] = /^(?:([a-z]+)\/)?([^/]+)\.(?:md|json)$/.exec(file) ?? [];
  const id = Number.parseInt(base, 10);
  if (folder === 'events') return { name: `Podujatie č.\u00a0${id}`, to: `/events/${id}` };
  if (folder === 'galleries') return { name: `Fotky podujatia č.\u00a0${id}`, to: `/gallery/${id}` };
  if (folder === 'banners') return { name: `Banner č.\u00a0${id}`, to: `/banners/${id}` };
  const isSetting = isSettingName(base) && (folder === '' || folder === 'pages');
  return isSetting ? { name: SETTING_NAMES[base], to: `/settings/${base}` } : null;
}
