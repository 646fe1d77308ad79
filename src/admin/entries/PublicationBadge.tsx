import { Badge, Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import type { Publication } from '../../api/entries.ts';
import { publishNow } from '../../api/publishing.ts';
import { dateParts } from '../../domain/time/format-date.ts';
import { useSave } from '../shared/use-save.ts';

const NAMES: Record<Publication['state'], string> = {
  waiting: 'Uložené, čaká na zverejnenie',
  building: 'Zverejňuje sa…',
  live: 'Na webe',
  failed: 'Nezverejnené',
};
/** Only states that need attention have a colour. */
const COLORS: Record<Publication['state'], string> = {
  waiting: 'yellow',
  building: 'yellow',
  live: 'gray',
  failed: 'red',
};

/** Shows whether visitors see what was saved. */
export function PublicationBadge({ publication }: { publication: Publication }) {
  const { state, reason, goes_at } = publication;
  const name = goes_at === undefined ? NAMES[state] : `Uložené, uverejní sa o\u00a0${dateParts(goes_at).time}`;
  const badge = <Badge color={COLORS[state]}>{name}</Badge>;
  if (reason === undefined) return badge;
  return (
    <Tooltip label={reason} multiline maw={360}>
      <span>
        {badge}
        <span className="visually-hidden">. {reason}</span>
      </span>
    </Tooltip>
  );
}

/** The same badge in an editor, with a button that publishes at once. */
export function PublicationNow({ publication }: { publication: Publication }) {
  const publish = useSave({
    call: publishNow,
    done: 'Zverejňovanie sa začalo.',
    // Publishing changes the publication of every entry.
    refresh: [[]],
  });
  return (
    <>
      <PublicationBadge publication={publication} />{' '}
      {publication.goes_at !== undefined && (
        <Button size="compact-sm" loading={publish.isPending} onClick={() => publish.mutate(undefined)}>
          Zverejniť hneď
        </Button>
      )}
    </>
  );
}

/** Beside the button that saved what a failing build keeps from visitors. */
export function SavedInVain() {
  return (
    <>
      Uložené, na web sa to nedostalo. <Link to="/publishing">Pozrieť prečo</Link>
    </>
  );
}

const SOON_MS = 3000;
const LATER_MS = 15_000;

/**
 * Milliseconds until publications are fetched again: short while the site is being built, false once all are live or have failed.
 * What has failed may stay so for days, and asking would keep the session of an abandoned page alive; while somebody is there, it
 * is fetched every five minutes as all that is shown (`src/admin/shell/keep-looking.ts`).
 */
export function publicationInterval(publications: readonly Publication[]): number | false {
  const states = publications.map(({ state }) => state);
  if (states.includes('building')) return SOON_MS;
  return states.includes('waiting') ? LATER_MS : false;
}
