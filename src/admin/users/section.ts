import { Users } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const usersSection: Section = {
  path: 'users',
  label: 'Používatelia',
  icon: Users,
  permissions: ['manage_users'],
  routes: [
    page('', () => import('./UsersPage.tsx'), 'UsersPage'),
    page('invite', () => import('./InvitePage.tsx'), 'InvitePage', 'Pozvánka'),
    page(':id', () => import('./AccountPage.tsx'), 'AccountPage', 'Účet'),
  ],
  cards: [
    card('waiting-accounts', () => import('./cards.tsx'), 'WaitingCard', ['manage_users']),
    card('without-second-factor', () => import('./cards.tsx'), 'SecondFactorCard', ['manage_users']),
  ],
};
