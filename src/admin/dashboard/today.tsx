import { HOUSE_QUERY, todayOf } from '../shared/today.ts';

/** What works today but needs the hand of whoever runs the server. */
export const today = todayOf({
  name: 'stav webu',
  ...HOUSE_QUERY,
  items: ({ warnings }) =>
    warnings.map(({ kind, message }) => ({
      key: kind,
      severity: 'overdue',
      since: null,
      title: 'Nastavenie servera potrebuje opravu',
      text: message,
      act: null,
    })),
});
