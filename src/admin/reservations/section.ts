import { CalendarCheck, CalendarRange, NotebookPen } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const reservationsSection: Section = {
  path: 'reservations',
  label: 'Rezervácie',
  icon: CalendarCheck,
  permissions: ['manage_reservations'],
  group: 'rentals',
  places: [{ to: '/reservations/calendar', label: 'Kalendár', icon: CalendarRange }],
  beginnings: [{ to: '/reservations/new', label: 'Nový zápis', icon: NotebookPen }],
  routes: [
    page('', () => import('./ReservationsPage.tsx'), 'ReservationsPage'),
    page('calendar', () => import('./CalendarPage.tsx'), 'CalendarPage', 'Kalendár'),
    page('new', () => import('./EntryPage.tsx'), 'EntryPage', 'Nový zápis'),
    page('feeds', () => import('./FeedsPage.tsx'), 'FeedsPage', 'Kalendár v\u00a0telefóne'),
    page('suspicious', () => import('./SuspiciousPage.tsx'), 'SuspiciousPage', 'Podozrivé žiadosti'),
    page(':id', () => import('./ReservationPage.tsx'), 'ReservationPage', 'Rezervácia'),
    page(':id/edit', () => import('./EditPage.tsx'), 'EditPage', 'Úprava rezervácie'),
  ],
  today: async () => (await import('./today.tsx')).today,
  agenda: async () => (await import('./NextHires.tsx')).NextHires,
};
