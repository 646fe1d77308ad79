// A setting is a file of `content/` that holds one thing, or a page. Its description serves the judge of files, the
// calls and the staff area.
import type { z } from 'zod';
import type { SettingPermission } from '../accounts/permissions.ts';
import type { Picture } from '../fields/fields.ts';

type Texts = Readonly<Record<string, string>>;

export const SETTING_GROUPS = {
  hours: 'Hodiny a\u00a0oznamy',
  house: 'Dom a\u00a0prenájom',
  about: 'O\u00a0nás',
  rules: 'Pravidlá webu',
} as const;

/** The path is below `/storage/`; undefined: no picture. */
export type NamedPicture = readonly [field: string, path: string | undefined];

/** `Value` of a page is its front matter. */
interface Description<Name extends string, Value, Names extends Texts> {
  /** Part of addresses of calls and of the staff area. */
  name: Name;
  schema: z.ZodType<Value>;
  /** Read in place of a missing file; without it the file must be there. */
  whenMissing?: NoInfer<Value>;
  permission: SettingPermission;
  readers?: SettingPermission;
  group: keyof typeof SETTING_GROUPS;
  place: string;
  title: string;
  lead: string;
  /** Keys are paths without numbers, or their ends: `email`, `content_manager.email`. */
  fieldNames: Names;
  picturesOf?(value: NoInfer<Value>): readonly NamedPicture[];
  /** The parts that a history compares; by default the fields, for a list its items by name. */
  inHistory?(value: NoInfer<Value>): Record<string, unknown>;
}

export interface SettingKind<Name extends string, Value, Names extends Texts> extends Description<Name, Value, Names> {
  /** Below `content/`. */
  file: string;
}

export type AnySetting = SettingKind<string, unknown, Texts>;

export function settingKind<const Name extends string, Value, const Names extends Texts>(
  description: Description<Name, Value, Names>,
): SettingKind<Name, Value, Names> {
  return { ...description, file: `${description.name}.json` };
}

export const PICTURE_NAMES = { image: 'Obrázok', images: 'Obrázok', alt_text: 'Opis obrázka' } as const;

export function imageOfEach(items: readonly { image?: Picture | undefined }[]): NamedPicture[] {
  return items.map(({ image }, at): NamedPicture => [`[${at + 1}].image`, image?.image_path]);
}

export function imagesOfEach(items: readonly { images: readonly Picture[] }[]): NamedPicture[] {
  return items.flatMap(({ images }, at) =>
    images.map(({ image_path }): NamedPicture => [`[${at + 1}].images`, image_path]),
  );
}
