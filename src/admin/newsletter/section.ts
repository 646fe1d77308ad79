import { Mails } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const newsletterSection: Section = {
  path: 'newsletter',
  label: 'Newsletter',
  icon: Mails,
  permissions: ['manage_newsletter'],
  group: 'newsletter',
  routes: [
    page('', () => import('./NewsletterPage.tsx'), 'NewsletterPage'),
    page('subscribers', () => import('./SubscribersPage.tsx'), 'SubscribersPage', 'Odberatelia'),
    page('subscribers/new', () => import('./NewSubscriberPage.tsx'), 'NewSubscriberPage', 'Nový odberateľ'),
    page(
      'subscribers/import',
      () => import('./import/SubscriberImportPage.tsx'),
      'SubscriberImportPage',
      'Odberatelia zo súboru',
    ),
    page('settings', () => import('./NewsletterSettingsPage.tsx'), 'NewsletterSettingsPage', 'Nastavenia'),
    page(':id', () => import('./IssuePage.tsx'), 'IssuePage', 'E-mail odberateľom'),
  ],
  today: async () => (await import('./today.tsx')).today,
};
