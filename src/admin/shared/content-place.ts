import type { ContentProblem } from '../../api/publishing.ts';
import type { Permission } from '../../domain/accounts/permissions.ts';
import { GALLERIES } from '../../domain/kinds/gallery.ts';
import { ENTRY_KINDS, isEntryKindName } from '../../domain/kinds/kinds.ts';
import { EDITABLES, type EditableName, isEditableName } from '../../domain/kinds/settings.ts';

interface ContentPlace {
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

type Names = Readonly<Record<string, string>>;

export function problemPlace({ file }: ContentProblem): string {
  return contentPlace(file)?.name ?? `Súbor ${file}`;
}

/** 'Začiatok: napíšte skutočný dátum…'; in a list with the position: 'Opis obrázka (3.): …'. */
export function problemText({ file, field, message }: ContentProblem): string {
  if (field === null) return message;
  const [, position] = /\[(\d+)\]/.exec(field) ?? [];
  const parts = field
    .replace(/\[\d+\]/g, '')
    .split('.')
    .filter((part) => part !== '');
  const names = namesOf(file);
  // A part without a name of its own takes that of its field.
  const name = names[parts.join('.')] ?? parts.flatMap((part) => names[part] ?? []).at(-1) ?? parts.at(-1) ?? '';
  return `${name}${position === undefined ? '' : ` (${position}.)`}: ${message}`;
}

function namesOf(file: string): Names {
  const setting = contentPlace(file)?.setting ?? null;
  if (setting !== null) return EDITABLES[setting].fieldNames;
  const [folder = ''] = file.split('/');
  if (folder === GALLERIES.name) return GALLERIES.fieldNames;
  return isEntryKindName(folder) ? ENTRY_KINDS[folder].fieldNames : {};
}
