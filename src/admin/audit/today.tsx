import { isoDay } from '../../domain/time/calendar-day.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { HOUSE_QUERY, todayOf } from '../shared/today.ts';

export const today = todayOf({
  name: 'denník zmien',
  ...HOUSE_QUERY,
  items({ blocked_sign_ins: blocked }, { nowMs }) {
    if (blocked === null || blocked.total === 0) return [];
    const day = isoDay(nowMs);
    return [
      {
        key: 'blocked',
        severity: 'waiting',
        since: blocked.last_at,
        title: `Zastavené prihlasovanie, dnes ${blocked.total}-krát`,
        text: 'Niekto skúšal veľa hesiel. Ak to nebol kolega, ktorý heslo zabudol, odporučte mu zmenu hesla.',
        act: <LinkButton to={`/audit?act=sign_in_blocked&from=${day}&to=${day}`}>Pozrieť denník</LinkButton>,
      },
    ];
  },
});
