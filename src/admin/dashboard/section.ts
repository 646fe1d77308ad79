import { LayoutDashboard } from 'lucide-react';
import { page, type Section } from '../section.ts';

export const dashboardSection: Section = {
  path: '',
  label: 'Prehľad',
  icon: LayoutDashboard,
  permissions: [],
  routes: [page({ path: '', load: () => import('./DashboardPage.tsx').then((module) => module.DashboardPage) })],
};
