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
      load: () => import('./subscribers/SubscribersPage.tsx').then((module) => module.SubscribersPage),
    }),
    page({
      path: 'subscribers/new',
      crumb: 'Nový odberateľ',
      load: () => import('./subscribers/NewSubscriberPage.tsx').then((module) => module.NewSubscriberPage),
    }),
    page({
      path: 'settings',
      crumb: 'Nastavenia',
      load: () => import('./DeskSettingsPage.tsx').then((module) => module.DeskSettingsPage),
    }),
    page({
      path: ':id',
      crumb: 'Vydanie',
      load: () => import('./issue/IssuePage.tsx').then((module) => module.IssuePage),
    }),
  ],
  cards: [
    {
      id: 'newsletter-issue',
      permissions: ['manage_newsletter'],
      load: () => import('./cards/IssueCard.tsx').then((module) => module.IssueCard),
    },
    {
      id: 'newsletter-subscribers',
      permissions: ['manage_newsletter'],
      load: () => import('./cards/SubscribersCard.tsx').then((module) => module.SubscribersCard),
    },
    {
      id: 'newsletter-suppressed',
      permissions: ['manage_newsletter'],
      load: () => import('./cards/SuppressedCard.tsx').then((module) => module.SuppressedCard),
    },
  ],
};
