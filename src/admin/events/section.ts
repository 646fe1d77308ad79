import { CalendarDays } from 'lucide-react';
import { page, type Section } from '../shell/section.ts';

export const eventsSection: Section = {
  path: 'events',
  label: 'Podujatia',
  icon: CalendarDays,
  permissions: ['manage_events'],
  routes: [
    page({ path: '', load: () => import('./EventsPage.tsx').then((module) => module.EventsPage) }),
    page({
      path: 'new',
      crumb: 'Nové podujatie',
      load: () => import('./EventEditor.tsx').then((module) => module.NewEventPage),
    }),
    page({
      path: 'deleted',
      crumb: 'Zmazané podujatia',
      load: () => import('./DeletedEventsPage.tsx').then((module) => module.DeletedEventsPage),
    }),
    page({
      path: 'import',
      crumb: 'Zo súboru',
      load: () => import('./import/ImportPage.tsx').then((module) => module.ImportPage),
    }),
    page({
      path: ':id',
      crumb: 'Podujatie',
      load: () => import('./EventEditor.tsx').then((module) => module.EventPage),
    }),
    page({
      path: ':id/history',
      crumb: 'História zmien',
      load: () => import('./EventHistoryPage.tsx').then((module) => module.EventHistoryPage),
    }),
  ],
};
