import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { newJson, writeJson } from '../../../content-files/write-json.ts';
import { newMarkdownFile, readableBody, writeMarkdownFile } from '../../../content-files/write-markdown-file.ts';
import { withFormerLabels } from '../../../domain/content/rooms.ts';
import { PAGE_NAMES, type PageEntry, type PageName, pageSchema } from '../../../domain/content/settings.ts';
import { isRecord, isSameValue } from '../../../domain/fields/same-value.ts';
import { ROOMS } from '../../../domain/kinds/rooms.ts';
import type { AnySetting } from '../../../domain/kinds/setting.ts';
import {
  EDITABLES,
  type EditableName,
  isSettingName,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../../../domain/kinds/settings.ts';
import { cleanText } from '../../../domain/words/clean-text.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { readSource } from '../../core/entries/entry.ts';
import { judgeForm } from '../../core/entries/form-errors.ts';
import { lookIn, savedIn } from '../../core/entries/house-files.ts';
import {
  type ContentServices,
  changedFields,
  type Editing,
  type SaveOutcome,
  saveContent,
} from '../../core/entries/save-content.ts';

const PAGE_FIELDS = Object.keys(pageSchema.shape);

/**
 * @param version null: its file is missing
 * @throws AppError invalid, with fields such as `phones.0.number`
 */
export function changeSetting(
  services: ContentServices,
  name: EditableName,
  { version, value }: { version: string | null; value: unknown },
  editing: Editing,
): Promise<SaveOutcome> {
  const { file } = EDITABLES[name];
  return saveContent(services, {
    ...editing,
    act: 'content_changed',
    message: `Change ${name}`,
    expected: new Map([[file, version]]),
    async change(view) {
      const source = view.files.has(file) ? await readSource(view, file) : null;
      const text = isSettingName(name)
        ? settingText(view, name, source, value)
        : pageText(view, name, source, isRecord(value) ? value : {});
      const kept = keepingLabels(view, file, text);
      return { file, files: kept === source ? new Map() : new Map([[file, kept]]) };
    },
  });
}

/** @returns the text of a file, with the former labels of rooms that it calls by new ones */
export function keepingLabels(view: Pick<ContentView, 'files'>, file: string, text: string): string {
  if (file !== ROOMS.file) return text;
  const { rooms: before = [] } = savedIn(view, file);
  const { content } = judgeContentFile(file, text);
  const rooms = content?.kind === 'setting' ? content.settings.rooms : undefined;
  if (rooms === undefined) return text;
  const kept = withFormerLabels(rooms, before);
  return isSameValue(kept, rooms) ? text : writeJson(text, kept);
}

function settingText(view: ContentView, name: SettingName, source: string | null, value: unknown): string {
  const after = judgeForm(SETTINGS[name].schema, value);
  if (source === null) return newJson(after);
  const judged = view.files.get(EDITABLES[name].file);
  const before = judged === undefined ? null : adminSettingOf(name, judged);
  return before !== null && isSameValue(before.value, after) ? source : writeJson(source, after);
}

function pageText(
  view: ContentView,
  name: EditableName,
  source: string | null,
  { body, ...value }: Readonly<Record<string, unknown>>,
): string {
  const given = Object.fromEntries(
    PAGE_FIELDS.map((field) => [field, value[field] === null ? undefined : value[field]]),
  );
  const after: Record<string, unknown> = judgeForm(pageSchema, given);
  const text = typeof body === 'string' ? cleanText(body) : undefined;
  if (source === null) return newMarkdownFile({ fields: after, body: text }, PAGE_FIELDS);
  const content = view.files.get(EDITABLES[name].file)?.content;
  const before: Record<string, unknown> = content?.kind === 'pages' ? { ...content.page } : {};
  const fields = changedFields(before, { ...given, ...after });
  return writeMarkdownFile(source, { fields, body: text }, PAGE_FIELDS);
}

interface AdminPage extends Pick<PageEntry, 'title' | 'description' | 'updated'> {
  reviewed: string | null;
  body: string;
}

type SettingValues = Settings & { [name in PageName]: AdminPage };

export interface AdminSetting<Name extends EditableName = EditableName> {
  name: Name;
  value: SettingValues[Name];
}

export const EDITABLE_NAMES: readonly EditableName[] = [...Object.keys(SETTINGS).filter(isSettingName), ...PAGE_NAMES];

export function adminSettingOf(name: EditableName, { content }: JudgedFile): AdminSetting | null {
  if (content?.kind === 'setting' && isSettingName(name)) {
    const value = content.settings[name];
    return value === undefined ? null : { name, value };
  }
  if (content?.kind !== 'pages') return null;
  const { title, description, updated, reviewed, body } = content.page;
  return { name, value: { title, description, updated, reviewed: reviewed ?? null, body: readableBody(body) } };
}

export function missingSettingOf(name: EditableName, view: ContentView): AdminSetting | null {
  if (name === 'look') return { name, value: lookIn(view) };
  const value = isSettingName(name) ? SETTINGS[name].whenMissing : undefined;
  return value === undefined ? null : { name, value };
}

export function partsOfSetting(name: EditableName, file: JudgedFile): Record<string, unknown> | null {
  const value: unknown = adminSettingOf(name, file)?.value;
  const { inHistory }: AnySetting = EDITABLES[name];
  if (inHistory !== undefined) return value === undefined ? null : inHistory(value);
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, index) => [labelOf(item, index), item]));
  return isRecord(value) ? value : null;
}

function labelOf(item: unknown, index: number): string {
  const names = isRecord(item) ? [item.label, item.name, item.question, item.title, item.item] : [];
  const label = names.find((text) => typeof text === 'string') ?? '';
  const purpose = isRecord(item) && typeof item.purpose === 'string' ? ` (${item.purpose})` : '';
  return label === '' ? String(index + 1) : `${label}${purpose}`;
}
