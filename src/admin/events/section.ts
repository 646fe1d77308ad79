import { CalendarDays } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const eventsSection: Section = {
  path: 'events',
  label: 'Podujatia',
  icon: CalendarDays,
  permissions: ['manage_events'],
  routes: [
    page('', () => import('./EventsPage.tsx'), 'EventsPage'),
    page('new', () => import('./EventEditor.tsx'), 'NewEventPage', 'Nové podujatie'),
    page('deleted', () => import('./DeletedEventsPage.tsx'), 'DeletedEventsPage', 'Zmazané podujatia'),
    page('import', () => import('./import/ImportPage.tsx'), 'ImportPage', 'Zo súboru'),
    page(':id', () => import('./EventEditor.tsx'), 'EventPage', 'Podujatie'),
    page(':id/history', () => import('./EventHistoryPage.tsx'), 'EventHistoryPage', 'História zmien'),
  ],
};
