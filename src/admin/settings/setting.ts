// What the form of a setting knows of its file, beside its description in src/domain/kinds: how to turn its value into form values
// and back.
import type { z } from 'zod';
import type { AnySetting } from '../../domain/kinds/setting.ts';
import type { EditableName } from '../../domain/kinds/settings.ts';
import type { Versions } from '../entries/versions.ts';

export interface Setting<Value, Values extends object>
  extends Pick<AnySetting, 'title' | 'lead' | 'place' | 'fieldNames'> {
  name: EditableName;
  /** Form and server use the same one. */
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  /** The fields to save. They may be invalid; the schema tells. */
  toFields: (values: Values) => unknown;
  /** The form's field for a path in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  /** The field with Markdown, which the preview gets as it is typed. */
  markdown?: keyof Values & string;
  /** How its versions are compared; by default field by field. */
  versions?: Versions;
}

/** The form's field for a path in a setting that is one list: `2.answer` becomes `items.2.answer`. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}
