// The files of content/ that hold one thing each, and the pages, as the admin area sends and gets them.
import type { JudgedFile } from '../../content-files/judge-content-file.ts';
import { readableBody } from '../../content-files/write-markdown-file.ts';
import { SETTING_SCHEMAS, type SettingName, type Settings } from '../../domain/content/collections.ts';
import { PAGE_NAMES, type PageEntry, type PageName } from '../../domain/content/page.ts';
import { isRecord } from '../../domain/content/same-value.ts';

/** A page: what its front matter says and its text in Markdown. */
export interface AdminPage extends Pick<PageEntry, 'title' | 'description' | 'updated'> {
  /** Day of the last review of the accessibility statement. */
  reviewed: string | null;
  body: string;
}

/** Value of every setting by its name, and of every page by its own. */
export type SettingValues = Settings & { [name in PageName]: AdminPage };
export type EditableName = SettingName | PageName;

/** What the admin area calls settings. */
export interface AdminSetting<Name extends EditableName = EditableName> {
  name: Name;
  value: SettingValues[Name];
}

export const EDITABLE_NAMES: readonly EditableName[] = [
  ...Object.keys(SETTING_SCHEMAS).filter(isSettingName),
  ...PAGE_NAMES,
];

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTING_SCHEMAS, name);
}

export function isEditableName(name: string): name is EditableName {
  return EDITABLE_NAMES.some((known) => known === name);
}

export function settingFilePath(name: EditableName): string {
  return isSettingName(name) ? `${name}.json` : `pages/${name}.md`;
}

/** null: its file is broken. */
export function adminSettingOf(name: EditableName, { content }: JudgedFile): AdminSetting | null {
  if (content?.kind === 'setting' && isSettingName(name)) {
    const value = content.settings[name];
    return value === undefined ? null : { name, value };
  }
  if (content?.kind !== 'pages') return null;
  const { title, description, updated, reviewed, body } = content.page;
  return { name, value: { title, description, updated, reviewed: reviewed ?? null, body: readableBody(body) } };
}

/** The parts of a setting one by one, so that its history tells them apart: of a list its items, by what they are called. */
export function partsOfSetting(name: EditableName, file: JudgedFile): Record<string, unknown> | null {
  const value: unknown = adminSettingOf(name, file)?.value;
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [labelOf(item, index), item]));
  return isRecord(value) ? value : null;
}

function labelOf(item: unknown, index: number): string {
  const names = isRecord(item) ? [item.label, item.name, item.question, item.title, item.item] : [];
  const label = names.find((text) => typeof text === 'string') ?? '';
  const purpose = isRecord(item) && typeof item.purpose === 'string' ? ` (${item.purpose})` : '';
  return label === '' ? String(index + 1) : `${label}${purpose}`;
}
