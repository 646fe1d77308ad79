import { Rocket } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const publishingSection: Section = {
  path: 'publishing',
  label: 'Zverejňovanie',
  icon: Rocket,
  permissions: [],
  anyOf: ['manage_events', 'manage_banners', 'manage_settings'],
  routes: [page('', () => import('./PublishingPage.tsx'), 'PublishingPage')],
};
