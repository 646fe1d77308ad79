import { Clock, Settings } from 'lucide-react';
import { SETTING_PERMISSIONS } from '../../domain/content/setting-permissions.ts';
import { page, type Section } from '../shell/section.ts';

export const settingsSection: Section = {
  path: 'settings',
  label: 'Nastavenia',
  icon: Settings,
  permissions: [],
  anyOf: [...new Set(Object.values(SETTING_PERMISSIONS))],
  group: 'office',
  places: [{ to: '/settings/hours', label: 'Hodiny a\u00a0oznamy', icon: Clock, permissions: ['manage_notices'] }],
  routes: [
    page('', () => import('./SettingsPage.tsx'), 'SettingsPage'),
    page('site', () => import('./site/SitePage.tsx'), 'SitePage', 'Kontakty a\u00a0pätička'),
    page('look', () => import('./look/LookPage.tsx'), 'LookPage', 'Vzhľad'),
    page('price-list', () => import('./lists/PriceListPage.tsx'), 'PriceListPage', 'Cenník'),
    page('hire', () => import('./lists/HirePage.tsx'), 'HirePage', 'Podmienky prenájmu'),
    page('hours', () => import('./hours/HoursPage.tsx'), 'HoursPage', 'Otváracie hodiny'),
    page('notices', () => import('./hours/NoticesPage.tsx'), 'NoticesPage', 'Oznamy'),
    page('rooms', () => import('./lists/RoomsPage.tsx'), 'RoomsPage', 'Priestory'),
    page('event-kinds', () => import('./lists/EventKindsPage.tsx'), 'EventKindsPage', 'Druhy podujatí'),
    page('faq', () => import('./lists/FaqPage.tsx'), 'FaqPage', 'Časté otázky'),
    page('team', () => import('./lists/TeamPage.tsx'), 'TeamPage', 'Náš tím'),
    page('partners', () => import('./lists/PartnersPage.tsx'), 'PartnersPage', 'Partneri a\u00a0podporovatelia'),
    page('timeline', () => import('./lists/TimelinePage.tsx'), 'TimelinePage', 'Z\u00a0histórie domu'),
    page('flagship-events', () => import('./lists/FlagshipsPage.tsx'), 'FlagshipsPage', 'Naše veľké podujatia'),
    page('about', () => import('./TextPage.tsx'), 'AboutTextPage', 'Text stránky O\u00a0nás'),
    page('terms', () => import('./TextPage.tsx'), 'TermsPage', 'Podmienky používania'),
    page('privacy', () => import('./TextPage.tsx'), 'PrivacyPage', 'Ochrana osobných údajov'),
    page('cookies', () => import('./TextPage.tsx'), 'CookiesPage', 'Cookies'),
    page('accessibility', () => import('./TextPage.tsx'), 'AccessibilityPage', 'Vyhlásenie o\u00a0prístupnosti'),
    page(':name/history', () => import('./SettingHistoryPage.tsx'), 'SettingHistoryPage', 'História zmien'),
  ],
};
