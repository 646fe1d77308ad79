import { MailWarning } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const mailsSection: Section = {
  path: 'mails',
  label: 'Nedoručené e-maily',
  icon: MailWarning,
  permissions: ['manage_settings'],
  isListed: false,
  routes: [page('', () => import('./MailsPage.tsx'), 'MailsPage')],
  cards: [card('undelivered-mails', () => import('./UndeliveredCard.tsx'), 'UndeliveredCard', ['manage_settings'])],
};
