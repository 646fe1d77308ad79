import { Users } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const usersSection: Section = {
  path: 'users',
  label: 'Používatelia',
  icon: Users,
  permissions: ['manage_users'],
  routes: [
    page({ path: '', load: () => import('./UsersPage.tsx').then((module) => module.UsersPage) }),
    page({
      path: 'invite',
      crumb: 'Pozvánka',
      load: () => import('./InvitePage.tsx').then((module) => module.InvitePage),
    }),
    page({ path: ':id', crumb: 'Účet', load: () => import('./AccountPage.tsx').then((module) => module.AccountPage) }),
  ],
  cards: [
    {
      id: 'waiting-accounts',
      permissions: ['manage_users'],
      load: () => import('./cards.tsx').then((module) => module.WaitingCard),
    },
    {
      id: 'without-second-factor',
      permissions: ['manage_users'],
      load: () => import('./cards.tsx').then((module) => module.SecondFactorCard),
    },
  ],
};
