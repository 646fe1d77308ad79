import { Settings } from 'lucide-react';
import { page, type Section } from '../section.ts';

export const settingsSection: Section = {
  path: 'settings',
  label: 'Nastavenia',
  icon: Settings,
  permissions: ['manage_settings'],
  routes: [
    page({ path: '', load: () => import('./SettingsPage.tsx').then((module) => module.SettingsPage) }),
    page({
      path: 'site',
      crumb: 'Kontakty a\u00a0pätička',
      load: () => import('./SitePage.tsx').then((module) => module.SitePage),
    }),
    page({
      path: 'price-list',
      crumb: 'Cenník',
      load: () => import('./PriceListPage.tsx').then((module) => module.PriceListPage),
    }),
    page({
      path: ':name/history',
      crumb: 'História zmien',
      load: () => import('./SettingHistoryPage.tsx').then((module) => module.SettingHistoryPage),
    }),
  ],
};
