import { ScrollText } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const auditSection: Section = {
  path: 'audit',
  label: 'Záznamy',
  icon: ScrollText,
  permissions: ['view_audit'],
  routes: [page({ path: '', load: () => import('./AuditPage.tsx').then((module) => module.AuditPage) })],
  cards: [
    {
      id: 'blocked-sign-ins',
      permissions: ['view_audit'],
      load: () => import('./BlockedSignInsCard.tsx').then((module) => module.BlockedSignInsCard),
    },
  ],
};
