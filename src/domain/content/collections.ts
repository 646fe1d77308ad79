import { GALLERIES } from '../kinds/gallery.ts';
import { ENTRY_KINDS, type KindName } from '../kinds/kinds.ts';
import { isSettingName, type SettingName } from '../kinds/settings.ts';
import { PAGE_NAMES } from './settings.ts';

export type ContentPath =
  | { kind: 'events'; id: number; slug: string }
  | { kind: 'galleries'; eventId: number }
  | { [Name in KindName]: { kind: Name; id: number } }[KindName]
  | { kind: 'pages'; name: (typeof PAGE_NAMES)[number] }
  | { kind: 'setting'; name: SettingName };

const PAGE_FILE = /^pages\/([a-z]+)\.md$/;
const SETTING_FILE = /^([a-z-]+)\.json$/;

export function parseContentPath(path: string): ContentPath | null {
  for (const { readPath } of [GALLERIES, ...Object.values(ENTRY_KINDS)]) {
    const entry = readPath(path);
    if (entry !== null) return entry;
  }
  const pageName = PAGE_NAMES.find((name) => name === PAGE_FILE.exec(path)?.[1]);
  if (pageName) return { kind: 'pages', name: pageName };
  const setting = SETTING_FILE.exec(path)?.[1];
  if (setting !== undefined && isSettingName(setting)) return { kind: 'setting', name: setting };
  return null;
}
