import { MailWarning } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const mailsSection: Section = {
  path: 'mails',
  label: 'Nedoručené e-maily',
  icon: MailWarning,
  permissions: ['manage_settings'],
  isListed: false,
  routes: [page({ path: '', load: () => import('./MailsPage.tsx').then((module) => module.MailsPage) })],
  cards: [
    {
      id: 'undelivered-mails',
      permissions: ['manage_settings'],
      load: () => import('./UndeliveredCard.tsx').then((module) => module.UndeliveredCard),
    },
  ],
};
