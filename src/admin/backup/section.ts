import { Archive } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const backupSection: Section = {
  path: 'backup',
  label: 'Záloha',
  icon: Archive,
  permissions: ['manage_users'],
  group: 'office',
  routes: [page('', () => import('./BackupPage.tsx'), 'BackupPage')],
};
