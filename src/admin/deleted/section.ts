import { ArchiveRestore } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const deletedSection: Section = {
  path: 'deleted',
  label: 'Zmazané',
  icon: ArchiveRestore,
  permissions: [],
  anyOf: ['manage_events', 'manage_banners', 'manage_newsletter'],
  routes: [page('', () => import('./DeletedPage.tsx'), 'DeletedPage')],
};
