import { UserSearch } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const dataDutiesSection: Section = {
  path: 'personal-data',
  label: 'Žiadosti o\u00a0údaje',
  icon: UserSearch,
  permissions: ['manage_users'],
  group: 'office',
  routes: [page('', () => import('./PersonalDataPage.tsx'), 'PersonalDataPage')],
};
