import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { settings } from '../../api/settings.ts';
import type { AnySetting } from '../../domain/kinds/setting.ts';
import type { EditableName } from '../../domain/kinds/settings.ts';
import type { Versions } from '../entries/versions.ts';

export interface Setting<Value, Values extends object>
  extends Pick<AnySetting, 'title' | 'lead' | 'place' | 'fieldNames'> {
  name: EditableName;
  schema: z.ZodType<Value>;
  toValues: (value: Value) => Values;
  toFields: (values: Values) => unknown;
  /** The form's field for a path in the value, `2.answer`. */
  fieldOf: (path: string) => string;
  markdown?: keyof Values & string;
  versions?: Versions;
}

/** `2.answer` becomes `items.2.answer` in a setting that is one list. */
export function inItems(path: string): string {
  return path === '' ? 'items' : `items.${path}`;
}

/** The saved value; undefined until it is read, and while its file is broken. */
export function useSetting<Value>({ name, schema }: { name: string; schema: z.ZodType<Value> }): Value | undefined {
  const { data } = useQuery({ queryKey: ['settings', 'one', name], queryFn: () => settings.find(name) });
  return data === undefined || data.is_broken ? undefined : schema.safeParse(data.value).data;
}
