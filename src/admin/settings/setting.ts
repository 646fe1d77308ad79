import type { z } from 'zod';
import type { SettingName } from '../../api/settings.ts';
import type { Versions } from '../entries/versions.ts';

export interface Setting<Value, Values extends object> {
  name: SettingName;
  alongside?: SettingName;
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  /** May be invalid; the schema tells. */
  toFields: (values: Values) => unknown;
  /** The form's field for a path in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  /** Keys are paths without numbers, or their ends: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  markdown?: keyof Values & string;
  /** By default field by field. */
  versions?: Versions;
}

/** `2.answer` becomes `items.2.answer` in a setting that is one list. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}
