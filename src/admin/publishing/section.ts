import { Rocket } from 'lucide-react';
import { EDITS_CONTENT } from '../../domain/accounts/permissions.ts';
import { page, type Section } from '../shell/section.ts';

export const publishingSection: Section = {
  path: 'publishing',
  label: 'Zverejňovanie',
  icon: Rocket,
  permissions: [],
  anyOf: EDITS_CONTENT,
  routes: [page('', () => import('./PublishingPage.tsx'), 'PublishingPage')],
  today: async () => (await import('./today.tsx')).today,
};
