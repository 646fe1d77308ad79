// What the form of a setting knows of its file: how to turn its value into form values and back.
import type { z } from 'zod';
import type { SettingName } from '../../api/settings.ts';
import type { Versions } from '../entries/versions.ts';

export interface Setting<Value, Values extends object> {
  name: SettingName;
  /** Another setting that belongs to the same work; the head of its page leads to it. */
  alongside?: SettingName;
  /** The rules of the file (src/domain/content); form and server use the same ones. */
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  /** The fields to save. They may be invalid; the schema tells. */
  toFields: (values: Values) => unknown;
  /** The form's field for a path in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  /** Names of the fields for people, by the path without numbers or by the end of it: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  /** The field with Markdown, which the preview gets as it is typed. */
  markdown?: keyof Values & string;
  /** How its versions are compared; by default field by field. */
  versions?: Versions;
}

/** The form's field for a path in a setting that is one list: `2.answer` becomes `items.2.answer`. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}
