import { CalendarDays, CalendarPlus, CalendarRange } from 'lucide-react';
import { replace } from 'react-router';
import { page, type Section } from '../shell/section.ts';

export const eventsSection: Section = {
  path: 'events',
  label: 'Podujatia',
  icon: CalendarDays,
  permissions: ['manage_events'],
  group: 'programme',
  places: [{ to: '/events/calendar', label: 'Kalendár programu', icon: CalendarRange }],
  beginnings: [{ to: '/events/new', label: 'Nové podujatie', icon: CalendarPlus }],
  today: async () => (await import('./today.tsx')).today,
  agenda: async () => (await import('./NextEvents.tsx')).NextEvents,
  routes: [
    page('', () => import('./EventsPage.tsx'), 'EventsPage'),
    page('calendar', () => import('./calendar/ProgrammePage.tsx'), 'ProgrammePage', 'Kalendár programu'),
    page('new', () => import('./EventEditor.tsx'), 'NewEventPage', 'Nové podujatie'),
    // A former address.
    { path: 'deleted', loader: () => replace('/deleted?kind=events') },
    page('import', () => import('./import/ImportPage.tsx'), 'ImportPage', 'Zo súboru'),
    page(':id', () => import('./EventEditor.tsx'), 'EventPage', 'Podujatie'),
    page(':id/history', () => import('./EventHistoryPage.tsx'), 'EventHistoryPage', 'História zmien'),
  ],
};
