import { ScrollText } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const auditSection: Section = {
  path: 'audit',
  label: 'Záznamy',
  icon: ScrollText,
  permissions: ['view_audit'],
  routes: [page('', () => import('./AuditPage.tsx'), 'AuditPage')],
  cards: [card('blocked-sign-ins', () => import('./BlockedSignInsCard.tsx'), 'BlockedSignInsCard', ['view_audit'])],
};
