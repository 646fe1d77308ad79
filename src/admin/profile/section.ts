import { CircleUser } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const profileSection: Section = {
  path: 'profile',
  label: 'Môj profil',
  icon: CircleUser,
  permissions: [],
  routes: [
    page('', () => import('./ProfilePage.tsx'), 'ProfilePage'),
    page('name', () => import('./change-pages.tsx'), 'NamePage', 'Meno'),
    page('email', () => import('./change-pages.tsx'), 'EmailPage', 'E-mail'),
    page('password', () => import('./change-pages.tsx'), 'PasswordPage', 'Heslo'),
    page('two-factor', () => import('./TwoFactorPage.tsx'), 'TwoFactorPage', 'Druhý krok prihlásenia'),
  ],
};
