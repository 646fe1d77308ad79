import { LayoutDashboard } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const dashboardSection: Section = {
  path: '',
  label: 'Prehľad',
  icon: LayoutDashboard,
  permissions: [],
  routes: [page({ path: '', load: () => import('./DashboardPage.tsx').then((module) => module.DashboardPage) })],
  cards: [
    {
      id: 'next-events',
      permissions: [],
      load: () => import('./cards.tsx').then((module) => module.NextEventsCard),
    },
    {
      id: 'night-shift',
      permissions: ['manage_settings'],
      load: () => import('./cards.tsx').then((module) => module.NightShiftCard),
    },
    {
      id: 'last-build',
      permissions: [],
      load: () => import('./cards.tsx').then((module) => module.LastBuildCard),
    },
  ],
};
