import { type ContentProblem, readPublishing } from '../../api/dashboard.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { contentPlace } from '../shared/content-place.ts';
import { problemPlace, problemText } from '../shared/problem-words.ts';
import { PUBLISHING_QUERY } from '../shared/publishing-query.ts';
import { type TodayItem, todayOf, type Viewer } from '../shared/today.ts';

/** A publication that fails, or mistakes in the content that keep something off the site, or will. */
export const today = todayOf({
  name: 'zverejňovanie',
  queryKey: PUBLISHING_QUERY.queryKey,
  queryFn: readPublishing,
  items({ state, problems, runs }, viewer) {
    if (state !== 'failed' && problems.length === 0) return [];
    const [newest] = runs;
    const row = { severity: 'failure', since: newest?.ended_at ?? newest?.started_at ?? null } as const;
    const look = <LinkButton to="/publishing">Pozrieť</LinkButton>;
    if (problems.length === 0) {
      const text = newest?.reason ?? 'Návštevníci vidia poslednú dobrú verziu.';
      return [{ ...row, key: 'failed', title: 'Zmeny sa nedostali na web', text, act: look }];
    }
    const shown = problems.slice(0, MAX_ROWS).map((problem) => ({ ...row, ...mistakeOf(problem, viewer) }));
    const more = problems.length - shown.length;
    const others = { ...row, key: 'others', title: `Zmeny sa nedostali na web: ďalších chýb je ${more}`, act: look };
    return more === 0 ? shown : [...shown, others];
  },
});

const MAX_ROWS = 3;

function mistakeOf(problem: ContentProblem, { user }: Viewer): Pick<TodayItem, 'key' | 'title' | 'text' | 'act'> {
  const place = contentPlace(problem.file);
  const isOwn = place !== null && user.permissions.includes(place.permission);
  return {
    key: `${problem.file} ${problem.field} ${problem.message}`,
    title: `Zmeny sa nedostali na web: ${problemPlace(problem)}`,
    text: `${problemText(problem)}${isOwn ? '' : ' Povedzte to, prosím, správcovi webu.'}`,
    act: isOwn ? <LinkButton to={place.to}>Opraviť</LinkButton> : null,
  };
}
