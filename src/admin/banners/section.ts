import { GalleryHorizontal } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const bannersSection: Section = {
  path: 'banners',
  label: 'Bannery',
  icon: GalleryHorizontal,
  permissions: ['manage_banners'],
  routes: [
    page({ path: '', load: () => import('./BannersPage.tsx').then((module) => module.BannersPage) }),
    page({
      path: 'new',
      crumb: 'Nový banner',
      load: () => import('./BannerEditor.tsx').then((module) => module.NewBannerPage),
    }),
    page({
      path: ':id',
      crumb: 'Banner',
      load: () => import('./BannerEditor.tsx').then((module) => module.BannerPage),
    }),
  ],
};
