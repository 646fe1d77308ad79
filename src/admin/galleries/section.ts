import { Images } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const gallerySection: Section = {
  path: 'gallery',
  label: 'Galéria',
  icon: Images,
  permissions: ['manage_events'],
  group: 'programme',
  routes: [
    page('', () => import('./GalleriesPage.tsx'), 'GalleriesPage'),
    page(':eventId', () => import('./editor/GalleryPage.tsx'), 'GalleryPage', 'Fotky z\u00a0podujatia'),
    page(':eventId/history', () => import('./history/GalleryHistoryPage.tsx'), 'GalleryHistoryPage', 'História zmien'),
  ],
};
