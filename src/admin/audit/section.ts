import { ScrollText } from 'lucide-react';
import { page, type Section } from '../section.ts';

export const auditSection: Section = {
  path: 'audit',
  label: 'Záznamy',
  icon: ScrollText,
  permissions: ['view_audit'],
  routes: [page({ path: '', load: () => import('./AuditPage.tsx').then((module) => module.AuditPage) })],
};
