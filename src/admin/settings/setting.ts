// What a form of the settings knows of what it edits: how a value of its file and what is typed become each other.
import type { z } from 'zod';
import type { SettingName } from '../../api/admin-content.ts';

export interface Setting<Value, Values extends object> {
  name: SettingName;
  /** The rules of the file itself (src/domain/content): the form holds to the same ones as the server. */
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  /** What is saved. May be wrong, which the schema says. */
  toValue: (values: Values) => unknown;
  /** The form's field for a place in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  /** What people call a field, by its path without numbers or the end of it: `email`, `content_manager.email`. */
  fieldNames: Readonly<Record<string, string>>;
  versions: Versions;
}

type Parts = Readonly<Record<string, unknown>>;

/** How two people's versions of a value are compared: by parts, each with its name. */
export interface Versions {
  split: (value: unknown) => Parts;
  /** The value that the chosen parts make. */
  join: (chosen: Parts, versions: { base: Parts; mine: Parts; theirs: Parts }) => unknown;
}
