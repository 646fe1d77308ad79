import { Clock, Settings } from 'lucide-react';
import { SETTINGS_OPENED_BY } from '../../domain/accounts/permissions.ts';
import { page, type Section } from '../shell/section.ts';
import { SETTING_PAGES } from './setting-pages.ts';

export const settingsSection: Section = {
  path: 'settings',
  label: 'Nastavenia',
  icon: Settings,
  permissions: [],
  anyOf: SETTINGS_OPENED_BY,
  group: 'office',
  places: [{ to: '/settings/hours', label: 'Hodiny a\u00a0oznamy', icon: Clock, permissions: ['manage_notices'] }],
  routes: [
    page('', () => import('./SettingsPage.tsx'), 'SettingsPage'),
    ...Object.entries(SETTING_PAGES).map(([path, { load }]) => ({ path, lazy: load })),
    page(':name/history', () => import('./SettingHistoryPage.tsx'), 'SettingHistoryPage', 'História zmien'),
  ],
};
