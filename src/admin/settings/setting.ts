// What the form of a setting knows of its file: how a value of the file and what is typed become each other.
import type { z } from 'zod';
import type { SettingName } from '../../api/admin-content.ts';
import type { Versions } from '../entries/versions.ts';

export interface Setting<Value, Values extends object> {
  name: SettingName;
  /** The rules of the file itself (src/domain/content): the form holds to the same ones as the server. */
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  /** What is saved. It may be wrong; the schema says so. */
  toFields: (values: Values) => unknown;
  /** The form's field for a place in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  /** What people call a field, by its path without numbers or the end of it: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  /** How its versions are compared; left out, field by field. */
  versions?: Versions;
}

/** The form's field for a place in a list that is a whole setting: `2.answer` is `items.2.answer`. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}
