import { hc, type InferResponseType } from 'hono/client';
import type { AdminSettingsApi } from '../server/features/settings/routes.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { conflict, type SaveAnswer, saved } from './entries.ts';

const settings = hc<AdminSettingsApi>('/', ADMIN_CHANGES).api.admin.settings;

export type SettingItem = InferResponseType<typeof settings.$get>['items'][number];
export type SettingEntry = InferResponseType<(typeof settings)[':name']['$get']>;
export type SettingName = SettingItem['name'];

export async function listSettings(): Promise<SettingItem[]> {
  return (await (await settings.$get()).json()).items;
}

export async function findSetting(name: string): Promise<SettingEntry> {
  return (await settings[':name'].$get({ param: { name } })).json();
}

export async function changeSetting(
  name: string,
  version: string | null,
  value: unknown,
): Promise<SaveAnswer<SettingEntry>> {
  const response = await settings[':name'].$put({ param: { name }, json: { version, value } });
  return response.status === 200 ? saved(await response.json()) : conflict(await response.json());
}
