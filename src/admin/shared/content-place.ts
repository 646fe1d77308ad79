import type { Permission } from '../../domain/accounts/permissions.ts';
import { GALLERIES } from '../../domain/kinds/gallery.ts';
import { ENTRY_KINDS, isEntryKindName } from '../../domain/kinds/kinds.ts';
import { EDITABLES, type EditableName, isEditableName } from '../../domain/kinds/settings.ts';

interface ContentPlace {
  /** 'Podujatie č. 113', 'Cenník'. */
  name: string;
  setting: EditableName | null;
  to: string;
  permission: Permission;
}

/** Null for an unknown kind; `file` is a path below `content/`. */
export function contentPlace(file: string): ContentPlace | null {
  const [, folder = '', base = ''] = /^(?:([a-z]+)\/)?([^/]+)\.(?:md|json)$/.exec(file) ?? [];
  const id = Number.parseInt(base, 10);
  const setting = isEditableName(base) && (folder === '' || folder === 'pages') ? base : null;
  if (folder === 'galleries')
    return { name: `Fotky podujatia č.\u00a0${id}`, setting, to: `/gallery/${id}`, permission: GALLERIES.permission };
  if (isEntryKindName(folder)) {
    const { words, permission } = ENTRY_KINDS[folder];
    return { name: `${words.one} č.\u00a0${id}`, setting, to: `/${folder}/${id}`, permission };
  }
  if (setting === null) return null;
  const { title, permission } = EDITABLES[setting];
  return { name: title, setting, to: `/settings/${setting}`, permission };
}
