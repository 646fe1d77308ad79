import { CalendarCheck } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const reservationsSection: Section = {
  path: 'reservations',
  label: 'Rezervácie',
  icon: CalendarCheck,
  permissions: ['manage_reservations'],
  routes: [
    page({ path: '', load: () => import('./ReservationsPage.tsx').then((module) => module.ReservationsPage) }),
    page({
      path: 'calendar',
      crumb: 'Kalendár',
      load: () => import('./CalendarPage.tsx').then((module) => module.CalendarPage),
    }),
    page({
      path: 'new',
      crumb: 'Nový zápis',
      load: () => import('./EntryPage.tsx').then((module) => module.EntryPage),
    }),
    page({
      path: 'feeds',
      crumb: 'Kalendár v\u00a0telefóne',
      load: () => import('./FeedsPage.tsx').then((module) => module.FeedsPage),
    }),
    page({
      path: 'suspicious',
      crumb: 'Podozrivé žiadosti',
      load: () => import('./SuspiciousPage.tsx').then((module) => module.SuspiciousPage),
    }),
    page({
      path: ':id',
      crumb: 'Rezervácia',
      load: () => import('./ReservationPage.tsx').then((module) => module.ReservationPage),
    }),
    page({
      path: ':id/edit',
      crumb: 'Úprava rezervácie',
      load: () => import('./EditPage.tsx').then((module) => module.EditPage),
    }),
  ],
  cards: [
    {
      id: 'new-reservations',
      permissions: ['manage_reservations'],
      load: () => import('./cards.tsx').then((module) => module.NewRequestsCard),
    },
    {
      id: 'reservation-clashes',
      permissions: ['manage_reservations'],
      load: () => import('./cards.tsx').then((module) => module.ClashesCard),
    },
    {
      id: 'reservation-payments',
      permissions: ['manage_reservations'],
      load: () => import('./cards.tsx').then((module) => module.PaymentsCard),
    },
  ],
};
