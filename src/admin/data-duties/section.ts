import { UserSearch } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const dataDutiesSection: Section = {
  path: 'personal-data',
  label: 'Osobné údaje',
  icon: UserSearch,
  permissions: ['manage_users'],
  routes: [page('', () => import('./PersonalDataPage.tsx'), 'PersonalDataPage')],
};
