import { hc, type InferResponseType } from 'hono/client';
import type { AdminSettingsApi } from '../server/features/settings/routes.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { itemsOf } from './client.ts';
import { entryCalls } from './entries.ts';

const call = hc<AdminSettingsApi>('/', ADMIN_CHANGES).api.admin.settings;

export type SettingItem = InferResponseType<typeof call.$get>['items'][number];
export type SettingEntry = InferResponseType<(typeof call)[':name']['$get']>;

export const settings = entryCalls<SettingEntry, { name: string }>(call[':name'], (name) => ({ name }));

export const listSettings = () => itemsOf(call.$get());
