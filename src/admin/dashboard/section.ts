import { LayoutDashboard } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const dashboardSection: Section = {
  path: '',
  label: 'Prehľad',
  icon: LayoutDashboard,
  permissions: [],
  group: 'start',
  routes: [page('', () => import('./DashboardPage.tsx'), 'DashboardPage')],
  today: async () => (await import('./today.tsx')).today,
};
