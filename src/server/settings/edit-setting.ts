import type { z } from 'zod';
import { newJson, writeJson } from '../../content-files/write-json.ts';
import { newMarkdownFile, writeMarkdownFile } from '../../content-files/write-markdown-file.ts';
import { SETTING_SCHEMAS } from '../../domain/content/collections.ts';
import { pageSchema } from '../../domain/content/page.ts';
import { isRecord, isSameValue } from '../../domain/content/same-value.ts';
import { cleanText } from '../../domain/words/clean-text.ts';
import type { Doer } from '../audit/audit-log.ts';
import { changedFields } from '../entries/changed-fields.ts';
import { readSource } from '../entries/entry.ts';
import { formErrors } from '../entries/form-errors.ts';
import type { ContentView } from '../entries/judged-files.ts';
import { type ContentServices, type SaveOutcome, saveContent } from '../entries/save-content.ts';
import { AppError } from '../http/app-error.ts';
import { adminSettingOf, type EditableName, isSettingName, settingFilePath } from './admin-setting.ts';

const PAGE_FIELDS = Object.keys(pageSchema.shape);
const NO_DATES: ReadonlySet<string> = new Set();

/**
 * Puts a value in the place of a setting, or of a page.
 * @param version null: its file is missing
 * @throws AppError invalid, with fields named inside the value, such as `phones.0.number`
 */
export function changeSetting(
  services: ContentServices,
  name: EditableName,
  { version, value }: { version: string | null; value: unknown },
  by: Doer,
): Promise<SaveOutcome> {
  const file = settingFilePath(name);
  return saveContent(services, {
    by,
    act: 'content_changed',
    message: `Change ${name}`,
    expected: new Map([[file, version]]),
    async change(view) {
      const source = view.files.has(file) ? await readSource(view, file) : null;
      const text = isSettingName(name)
        ? settingText(view, name, source, value)
        : pageText(view, name, source, isRecord(value) ? value : {});
      return { file, files: text === source ? new Map() : new Map([[file, text]]) };
    },
  });
}

function settingText(
  view: ContentView,
  name: keyof typeof SETTING_SCHEMAS,
  source: string | null,
  value: unknown,
): string {
  const after = judge(SETTING_SCHEMAS[name], value);
  if (source === null) return newJson(after);
  const judged = view.files.get(settingFilePath(name));
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
  const after: Record<string, unknown> = judge(pageSchema, given);
  const text = typeof body === 'string' ? cleanText(body) : undefined;
  if (source === null) return newMarkdownFile({ fields: after, body: text }, PAGE_FIELDS);
  const content = view.files.get(settingFilePath(name))?.content;
  const before: Record<string, unknown> = content?.kind === 'pages' ? { ...content.page } : {};
  const fields = changedFields(before, { ...given, ...after }, NO_DATES);
  return writeMarkdownFile(source, { fields, body: text }, PAGE_FIELDS);
}

/** @throws AppError invalid with the messages of every wrong field */
function judge<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('invalid', formErrors(value, result.error));
  return result.data;
}
