import type { Permission } from '../accounts/permissions.ts';
import type { SettingName } from './collections.ts';
import type { PageName } from './settings.ts';

export type EditableName = SettingName | PageName;

/** `manage_settings` implies the other permissions. */
export const SETTING_PERMISSIONS = {
  site: 'manage_texts',
  look: 'manage_texts',
  rooms: 'manage_settings',
  'event-kinds': 'manage_settings',
  'price-list': 'manage_texts',
  hire: 'manage_texts',
  hours: 'manage_notices',
  notices: 'manage_notices',
  faq: 'manage_texts',
  team: 'manage_texts',
  timeline: 'manage_texts',
  'flagship-events': 'manage_texts',
  partners: 'manage_texts',
  about: 'manage_texts',
  terms: 'manage_texts',
  privacy: 'manage_texts',
  cookies: 'manage_texts',
  accessibility: 'manage_texts',
} as const satisfies Record<EditableName, Permission>;

/** They may read it, but not change it: rows of the price list name their room. */
export const SETTING_READERS: Readonly<Partial<Record<EditableName, Permission>>> = { rooms: 'manage_texts' };

export const SETTINGS_OPENED_BY = ['manage_settings', 'manage_texts', 'manage_notices'] as const;
