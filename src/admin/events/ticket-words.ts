import { TICKETS, type Tickets } from '../../domain/events/event-dates.ts';

export const TICKETS_NAMES: Readonly<Record<Tickets, string>> = {
  'not-yet': 'Ešte sa nepredávajú',
  'on-sale': 'V\u00a0predaji',
  'few-left': 'Zostáva málo',
  'sold-out': 'Vypredané',
  'at-the-door': 'Len na mieste',
};

export const TICKETS_OPTIONS = TICKETS.map((value) => ({ value, label: TICKETS_NAMES[value] }));
