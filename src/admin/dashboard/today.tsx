import { HOUSE_QUERY, todayOf } from '../shared/today.ts';

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
