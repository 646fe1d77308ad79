import type { ContentProblem } from '../../api/operations.ts';
import { GALLERIES } from '../../domain/kinds/gallery.ts';
import { ENTRY_KINDS, isEntryKindName } from '../../domain/kinds/kinds.ts';
import { EDITABLES } from '../../domain/kinds/settings.ts';
import { contentPlace } from './content-place.ts';

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
