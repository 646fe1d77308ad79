import { Mails } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const newsletterSection: Section = {
  path: 'newsletter',
  label: 'Newsletter',
  icon: Mails,
  permissions: ['manage_newsletter'],
  routes: [
    page({ path: '', load: () => import('./NewsletterPage.tsx').then((module) => module.NewsletterPage) }),
    page({
      path: 'subscribers',
      crumb: 'Odberatelia',
      load: () => import('./SubscribersPage.tsx').then((module) => module.SubscribersPage),
    }),
    page({
      path: 'subscribers/new',
      crumb: 'Nový odberateľ',
      load: () => import('./NewSubscriberPage.tsx').then((module) => module.NewSubscriberPage),
    }),
    page({
      path: 'settings',
      crumb: 'Nastavenia',
      load: () => import('./NewsletterSettingsPage.tsx').then((module) => module.NewsletterSettingsPage),
    }),
    page({
      path: ':id',
      crumb: 'Vydanie',
      load: () => import('./IssuePage.tsx').then((module) => module.IssuePage),
    }),
  ],
  cards: [
    {
      id: 'newsletter-issue',
      permissions: ['manage_newsletter'],
      load: () => import('./cards.tsx').then((module) => module.IssueCard),
    },
    {
      id: 'newsletter-subscribers',
      permissions: ['manage_newsletter'],
      load: () => import('./cards.tsx').then((module) => module.SubscribersCard),
    },
    {
      id: 'newsletter-suppressed',
      permissions: ['manage_newsletter'],
      load: () => import('./cards.tsx').then((module) => module.SuppressedCard),
    },
  ],
};
