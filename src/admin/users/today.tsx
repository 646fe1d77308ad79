import type { House } from '../../api/operations.ts';
import { ageWords } from '../../domain/words/age-words.ts';
import { plural } from '../../domain/words/plural.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { HOUSE_QUERY, type TodayItem, todayOf } from '../shared/today.ts';

export const today = todayOf({
  name: 'používatelia',
  ...HOUSE_QUERY,
  items: ({ accounts, first_run }, { nowMs }) =>
    // The guide of a new centre asks for it.
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
  const others = is_own ? total - 1 : total;
  const othersText = `${others}\u00a0${plural(others, 'účet', 'účty', 'účtov')}`;
  if (!is_own)
    return [
      {
        key: 'second-factor',
        severity: 'hint',
        since: null,
        title: `Len heslo chráni ${othersText}`,
        text: 'Požiadajte kolegov, aby si v\u00a0profile zapli druhý krok prihlásenia.',
        act: <LinkButton to="/users?state=active&two_factor=off">Pozrieť účty</LinkButton>,
      },
    ];
  return [
    {
      key: 'second-factor',
      severity: 'hint',
      since: null,
      title: 'Váš účet chráni len heslo',
      text:
        others === 0
          ? 'Druhý krok prihlásenia zastaví aj toho, kto heslo uhádne.'
          : `Druhý krok prihlásenia zastaví aj toho, kto heslo uhádne. Bez neho sú aj ďalšie účty: ${others}.`,
      act: <LinkButton to="/profile/two-factor">Zapnúť</LinkButton>,
    },
  ];
}
