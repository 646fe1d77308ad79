import { Settings } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

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
      load: () => import('./site/SitePage.tsx').then((module) => module.SitePage),
    }),
    page({
      path: 'price-list',
      crumb: 'Cenník',
      load: () => import('./lists/PriceListPage.tsx').then((module) => module.PriceListPage),
    }),
    page({
      path: 'rooms',
      crumb: 'Priestory',
      load: () => import('./lists/RoomsPage.tsx').then((module) => module.RoomsPage),
    }),
    page({
      path: 'faq',
      crumb: 'Časté otázky',
      load: () => import('./lists/FaqPage.tsx').then((module) => module.FaqPage),
    }),
    page({
      path: 'team',
      crumb: 'Náš tím',
      load: () => import('./lists/TeamPage.tsx').then((module) => module.TeamPage),
    }),
    page({
      path: 'partners',
      crumb: 'Partneri a\u00a0podporovatelia',
      load: () => import('./lists/PartnersPage.tsx').then((module) => module.PartnersPage),
    }),
    page({
      path: 'timeline',
      crumb: 'Z\u00a0histórie domu',
      load: () => import('./lists/TimelinePage.tsx').then((module) => module.TimelinePage),
    }),
    page({
      path: 'flagship-events',
      crumb: 'Naše veľké podujatia',
      load: () => import('./lists/FlagshipsPage.tsx').then((module) => module.FlagshipsPage),
    }),
    page({
      path: 'about',
      crumb: 'Text stránky O\u00a0nás',
      load: () => import('./TextPage.tsx').then((module) => module.AboutTextPage),
    }),
    page({
      path: 'terms',
      crumb: 'Podmienky používania',
      load: () => import('./TextPage.tsx').then((module) => module.TermsPage),
    }),
    page({
      path: 'privacy',
      crumb: 'Ochrana osobných údajov',
      load: () => import('./TextPage.tsx').then((module) => module.PrivacyPage),
    }),
    page({
      path: 'cookies',
      crumb: 'Cookies',
      load: () => import('./TextPage.tsx').then((module) => module.CookiesPage),
    }),
    page({
      path: 'accessibility',
      crumb: 'Vyhlásenie o\u00a0prístupnosti',
      load: () => import('./TextPage.tsx').then((module) => module.AccessibilityPage),
    }),
    page({
      path: ':name/history',
      crumb: 'História zmien',
      load: () => import('./SettingHistoryPage.tsx').then((module) => module.SettingHistoryPage),
    }),
  ],
};
