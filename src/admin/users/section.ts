import { Users } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const usersSection: Section = {
  path: 'users',
  label: 'Používatelia',
  icon: Users,
  permissions: ['manage_users'],
  group: 'office',
  routes: [
    page('', () => import('./UsersPage.tsx'), 'UsersPage'),
    page('invite', () => import('./InvitePage.tsx'), 'InvitePage', 'Pozvánka'),
    page(':id', () => import('./AccountPage.tsx'), 'AccountPage', 'Účet'),
  ],
  today: async () => (await import('./today.tsx')).today,
};
