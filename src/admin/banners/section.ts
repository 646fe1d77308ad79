import { GalleryHorizontal } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const bannersSection: Section = {
  path: 'banners',
  label: 'Bannery',
  icon: GalleryHorizontal,
  permissions: ['manage_banners'],
  group: 'programme',
  routes: [
    page('', () => import('./BannersPage.tsx'), 'BannersPage'),
    page('new', () => import('./kind.tsx'), 'NewBannerPage', 'Nový banner'),
    page(':id', () => import('./kind.tsx'), 'BannerPage', 'Banner'),
    page(':id/history', () => import('./kind.tsx'), 'BannerHistoryPage', 'História zmien'),
  ],
};
