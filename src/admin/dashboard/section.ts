import { LayoutDashboard } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const dashboardSection: Section = {
  path: '',
  label: 'Prehľad',
  icon: LayoutDashboard,
  permissions: [],
  routes: [page('', () => import('./DashboardPage.tsx'), 'DashboardPage')],
  cards: [
    card('next-events', () => import('./cards.tsx'), 'NextEventsCard', []),
    card('night-shift', () => import('./cards.tsx'), 'NightShiftCard', ['manage_settings']),
    card('last-build', () => import('./cards.tsx'), 'LastBuildCard', []),
  ],
};
