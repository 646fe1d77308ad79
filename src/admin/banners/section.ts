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
    page('new', () => import('./BannerEditor.tsx'), 'NewBannerPage', 'Nový banner'),
    page(':id', () => import('./BannerEditor.tsx'), 'BannerPage', 'Banner'),
    page(':id/history', () => import('./BannerHistoryPage.tsx'), 'BannerHistoryPage', 'História zmien'),
  ],
};
