// What is said once of a setting: a file of `content/` that holds one thing, or a page. The judge of the files, the calls and the
// screens of staff read it from here.
import type { z } from 'zod';
import type { SettingPermission } from '../accounts/permissions.ts';
import type { Picture } from '../fields/fields.ts';

type Texts = Readonly<Record<string, string>>;

/** The groups of the settings on their first screen, in its order: the most needed ones come first. */
export const SETTING_GROUPS = {
  hours: 'Hodiny a\u00a0oznamy',
  house: 'Dom a\u00a0prenájom',
  about: 'O\u00a0nás',
  rules: 'Pravidlá webu',
} as const;

/** A place in a file, and the picture that is named there: a path below `/storage/`; undefined: none is. */
export type NamedPicture = readonly [field: string, path: string | undefined];

/** Value: what its file says; of a page what the head of the file says. */
interface Description<Name extends string, Value, Names extends Texts> {
  /** Its part of the addresses of calls and of the staff area. */
  name: Name;
  schema: z.ZodType<Value>;
  /** What the file says where a centre has none; without this every centre must have it. */
  whenMissing?: NoInfer<Value>;
  /** What reading and changing it needs. */
  permission: SettingPermission;
  /** Who else may read it. */
  readers?: SettingPermission;
  group: keyof typeof SETTING_GROUPS;
  /** Where visitors see it. */
  place: string;
  /** What people call it: 'Časté otázky'. */
  title: string;
  /** What can be changed here, and where visitors see it. */
  lead: string;
  /** Names of its fields for people, by the path without numbers or by the end of it: `email`, `content_manager.email`. */
  fieldNames: Names;
  picturesOf?(value: Value): readonly NamedPicture[];
  /** The parts that its history compares; by default its fields, for a list its items by their names. */
  inHistory?(value: Value): Record<string, unknown>;
}

export interface SettingKind<Name extends string, Value, Names extends Texts> extends Description<Name, Value, Names> {
  /** Below `content/`. */
  file: string;
}

/** A setting, whichever it is. */
export type AnySetting = SettingKind<string, unknown, Texts>;

export function settingKind<const Name extends string, Value, const Names extends Texts>(
  description: Description<Name, Value, Names>,
): SettingKind<Name, Value, Names> {
  return { ...description, file: `${description.name}.json` };
}

/** Names of fields that hold a picture. */
export const PICTURE_NAMES = { image: 'Obrázok', images: 'Obrázok', alt_text: 'Opis obrázka' } as const;

/** The pictures of a list whose items may have one each. */
export function imageOfEach(items: readonly { image?: Picture | undefined }[]): NamedPicture[] {
  return items.map(({ image }, at): NamedPicture => [`[${at + 1}].image`, image?.image_path]);
}

/** The pictures of a list whose items have several each. */
export function imagesOfEach(items: readonly { images: readonly Picture[] }[]): NamedPicture[] {
  return items.flatMap(({ images }, at) =>
    images.map(({ image_path }): NamedPicture => [`[${at + 1}].images`, image_path]),
  );
}
