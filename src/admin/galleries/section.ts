import { Images } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const gallerySection: Section = {
  path: 'gallery',
  label: 'Galéria',
  icon: Images,
  permissions: ['manage_events'],
  routes: [
    page({ path: '', load: () => import('./GalleriesPage.tsx').then((module) => module.GalleriesPage) }),
    page({
      path: ':eventId',
      crumb: 'Fotky z\u00a0podujatia',
      load: () => import('./editor/GalleryPage.tsx').then((module) => module.GalleryPage),
    }),
  ],
};
