import type { z } from 'zod';
import { BANNERS } from './banner.ts';
import { EVENTS } from './event.ts';

export const KINDS = { banners: BANNERS } as const;

export type KindName = keyof typeof KINDS;

export const KIND_NAMES: readonly KindName[] = Object.values(KINDS).map(({ name }) => name);

export type EntryOf<Name extends KindName> = z.infer<(typeof KINDS)[Name]['schema']>;

export const ENTRY_KINDS = { events: EVENTS, ...KINDS } as const;

export type EntryKindName = keyof typeof ENTRY_KINDS;

export const ENTRY_KIND_NAMES: readonly EntryKindName[] = Object.values(ENTRY_KINDS).map(({ name }) => name);

export function isEntryKindName(name: string): name is EntryKindName {
  return Object.hasOwn(ENTRY_KINDS, name);
}
