import { type ContentProblem, type PublishingState, readPublishing } from '../../api/publishing.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { contentPlace, problemPlace, problemText } from '../shared/content-place.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';
import { type TodayItem, todayOf, type Viewer } from '../shared/today.ts';

export const today = todayOf({
  name: 'zverejňovanie',
  queryKey: PUBLISHING_QUERY.queryKey,
  queryFn: readPublishing,
  items(publishing, viewer) {
    const { state, problems, runs } = publishing;
    if (state !== 'failed' && problems.length === 0) return [];
    const [newest] = runs;
    const severity = isToCome(state) ? 'waiting' : 'failure';
    const row = { severity, since: newest?.ended_at ?? newest?.started_at ?? null } as const;
    const look = <LinkButton to="/publishing">Pozrieť</LinkButton>;
    if (problems.length === 0) {
      const text = newest?.reason ?? 'Návštevníci vidia poslednú dobrú verziu.';
      return [{ ...row, key: 'failed', title: 'Zmeny sa nedostali na web', text, act: look }];
    }
    const shown = problems.slice(0, MAX_ROWS).map((problem) => ({ ...row, ...mistakeOf(problem, publishing, viewer) }));
    const more = problems.length - shown.length;
    const others = { ...row, key: 'others', title: `Ďalšie chyby v\u00a0obsahu: ${more}`, act: look };
    return more === 0 ? shown : [...shown, others];
  },
});

const MAX_ROWS = 3;

function mistakeOf(
  problem: ContentProblem,
  publishing: PublishingState,
  { user }: Viewer,
): Pick<TodayItem, 'key' | 'title' | 'text' | 'act'> {
  const place = contentPlace(problem.file);
  const isOwn = place !== null && user.permissions.includes(place.permission);
  return {
    key: `${problem.file} ${problem.field} ${problem.message}`,
    title: `${effectOf(problem, publishing)}: ${problemPlace(problem)}`,
    text: `${problemText(problem)}${isOwn ? '' : ' Povedzte to, prosím, správcovi webu.'}`,
    act: isOwn ? <LinkButton to={place.to}>Opraviť</LinkButton> : null,
  };
}

function effectOf({ file }: ContentProblem, { state, waiting }: PublishingState): string {
  const { items, total } = waiting;
  const mayWait = items.length < total || items.some((item) => item.file === file);
  if (state !== 'failed' && !mayWait) return 'Chyba v\u00a0obsahu';
  return isToCome(state) ? 'Na web sa nedostane' : 'Zmeny sa nedostali na web';
}

function isToCome(state: PublishingState['state']): boolean {
  return state === 'waiting' || state === 'building';
}
