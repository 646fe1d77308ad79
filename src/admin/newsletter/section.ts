import { Mails } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const newsletterSection: Section = {
  path: 'newsletter',
  label: 'Newsletter',
  icon: Mails,
  permissions: ['manage_newsletter'],
  routes: [
    page('', () => import('./NewsletterPage.tsx'), 'NewsletterPage'),
    page('subscribers', () => import('./SubscribersPage.tsx'), 'SubscribersPage', 'Odberatelia'),
    page('subscribers/new', () => import('./NewSubscriberPage.tsx'), 'NewSubscriberPage', 'Nový odberateľ'),
    page('settings', () => import('./NewsletterSettingsPage.tsx'), 'NewsletterSettingsPage', 'Nastavenia'),
    page(':id', () => import('./IssuePage.tsx'), 'IssuePage', 'Vydanie'),
  ],
  cards: [
    card('newsletter-issue', () => import('./cards.tsx'), 'IssueCard', ['manage_newsletter']),
    card('newsletter-subscribers', () => import('./cards.tsx'), 'SubscribersCard', ['manage_newsletter']),
    card('newsletter-suppressed', () => import('./cards.tsx'), 'SuppressedCard', ['manage_newsletter']),
  ],
};
