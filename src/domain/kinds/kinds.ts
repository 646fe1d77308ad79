import type { z } from 'zod';
import { BANNERS } from './banner.ts';

export const KINDS = { banners: BANNERS } as const;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES: readonly KindName[] = Object.values(KINDS).map(({ name }) => name);

export type EntryOf<Name extends KindName> = z.infer<(typeof KINDS)[Name]['schema']>;

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
