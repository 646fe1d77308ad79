import { Cog } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const jobsSection: Section = {
  path: 'jobs',
  label: 'Čo web robí sám',
  icon: Cog,
  permissions: ['manage_settings'],
  group: 'office',
  routes: [page('', () => import('./JobsPage.tsx'), 'JobsPage')],
  today: async () => (await import('./today.tsx')).today,
};
