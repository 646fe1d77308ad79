import { ScrollText } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const auditSection: Section = {
  path: 'audit',
  label: 'Denník zmien',
  icon: ScrollText,
  permissions: ['view_audit'],
  group: 'office',
  routes: [page('', () => import('./AuditPage.tsx'), 'AuditPage')],
  today: async () => (await import('./today.tsx')).today,
};
