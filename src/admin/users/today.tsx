import type { House } from '../../api/dashboard.ts';
import { plural } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { ageWords } from '../shared/now.ts';
import { HOUSE_QUERY, type TodayItem, todayOf } from '../shared/today.ts';

export const today = todayOf({
  name: 'používatelia',
  ...HOUSE_QUERY,
  items: ({ accounts, first_run }, { nowMs }) =>
    accounts === null
      ? []
      : [...waitingItems(accounts, nowMs), ...(first_run === null ? protectionItems(accounts) : [])],
});

type Accounts = NonNullable<House['accounts']>;

function waitingItems({ waiting: { items, total } }: Accounts, nowMs: number): TodayItem[] {
  const rows = items.map(
    ({ id, name, since }): TodayItem => ({
      key: id,
      severity: 'waiting',
      since,
      title: `${name} čaká na rolu`,
      text: `Čaká ${ageWords(since, nowMs)}.`,
      act: <LinkButton to={`/users/${id}`}>Dať rolu</LinkButton>,
    }),
  );
  const more = total - rows.length;
  if (more === 0) return rows;
  const others: TodayItem = {
    key: 'waiting',
    severity: 'waiting',
    since: rows.at(-1)?.since ?? null,
    title: `Na rolu čaká ešte ${more}\u00a0${plural(more, 'účet', 'účty', 'účtov')}`,
    act: <LinkButton to="/users?state=waiting">Pozrieť účty</LinkButton>,
  };
  return [...rows, others];
}

function protectionItems({ without_second_factor: { total, is_own } }: Accounts): TodayItem[] {
  if (total === 0) return [];
  const hint = { key: 'second-factor', severity: 'hint', since: null } as const;
  if (!is_own)
    return [
      {
        ...hint,
        title: `Len heslo chráni ${total}\u00a0${plural(total, 'účet', 'účty', 'účtov')}`,
        text: 'Požiadajte kolegov, aby si v\u00a0profile zapli druhý krok prihlásenia.',
        act: <LinkButton to="/users?state=active&two_factor=off">Pozrieť účty</LinkButton>,
      },
    ];
  const others = total === 1 ? '' : ` Bez neho sú aj ďalšie účty: ${total - 1}.`;
  return [
    {
      ...hint,
      title: 'Váš účet chráni len heslo',
      text: `Druhý krok prihlásenia zastaví aj toho, kto heslo uhádne.${others}`,
      act: <LinkButton to="/profile/two-factor">Zapnúť</LinkButton>,
    },
  ];
}
