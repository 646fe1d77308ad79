import { MailWarning } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const mailsSection: Section = {
  path: 'mails',
  label: 'Nedoručené e-maily',
  icon: MailWarning,
  permissions: ['manage_settings'],
  group: 'office',
  routes: [page('', () => import('./MailsPage.tsx'), 'MailsPage')],
  today: async () => (await import('./today.tsx')).today,
};
