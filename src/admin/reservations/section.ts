import { CalendarCheck } from 'lucide-react';
import { card, page, type Section } from '../shell/section.ts';

export const reservationsSection: Section = {
  path: 'reservations',
  label: 'Rezervácie',
  icon: CalendarCheck,
  permissions: ['manage_reservations'],
  routes: [
    page('', () => import('./ReservationsPage.tsx'), 'ReservationsPage'),
    page('calendar', () => import('./CalendarPage.tsx'), 'CalendarPage', 'Kalendár'),
    page('new', () => import('./EntryPage.tsx'), 'EntryPage', 'Nový zápis'),
    page('feeds', () => import('./FeedsPage.tsx'), 'FeedsPage', 'Kalendár v\u00a0telefóne'),
    page('suspicious', () => import('./SuspiciousPage.tsx'), 'SuspiciousPage', 'Podozrivé žiadosti'),
    page(':id', () => import('./ReservationPage.tsx'), 'ReservationPage', 'Rezervácia'),
    page(':id/edit', () => import('./EditPage.tsx'), 'EditPage', 'Úprava rezervácie'),
  ],
  cards: [
    card('new-reservations', () => import('./cards.tsx'), 'NewRequestsCard', ['manage_reservations']),
    card('reservation-clashes', () => import('./cards.tsx'), 'ClashesCard', ['manage_reservations']),
    card('reservation-payments', () => import('./cards.tsx'), 'PaymentsCard', ['manage_reservations']),
  ],
};
