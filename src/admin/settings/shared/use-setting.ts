import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { settings } from '../../../api/settings.ts';

/** The saved value; undefined until it is read, and while its file is broken. */
export function useSetting<Value>({ name, schema }: { name: string; schema: z.ZodType<Value> }): Value | undefined {
  const { data } = useQuery({ queryKey: ['settings', 'one', name], queryFn: () => settings.find(name) });
  return data === undefined || data.is_broken ? undefined : schema.safeParse(data.value).data;
}
