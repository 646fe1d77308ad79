import { CircleUser } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const profileSection: Section = {
  path: 'profile',
  label: 'Môj profil',
  icon: CircleUser,
  permissions: [],
  routes: [
    page({ path: '', load: () => import('./ProfilePage.tsx').then((module) => module.ProfilePage) }),
    page({ path: 'name', crumb: 'Meno', load: () => import('./change-pages.tsx').then((module) => module.NamePage) }),
    page({
      path: 'email',
      crumb: 'E-mail',
      load: () => import('./change-pages.tsx').then((module) => module.EmailPage),
    }),
    page({
      path: 'password',
      crumb: 'Heslo',
      load: () => import('./change-pages.tsx').then((module) => module.PasswordPage),
    }),
    page({
      path: 'two-factor',
      crumb: 'Druhý krok prihlásenia',
      load: () => import('./TwoFactorPage.tsx').then((module) => module.TwoFactorPage),
    }),
  ],
};
