import { Badge, Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import type { Publication } from '../../api/entries.ts';
import { publishNow } from '../../api/publishing.ts';
import { dateParts } from '../../domain/time/format-date.ts';
import { useSave } from '../shared/use-save.ts';

const STATES: Record<Publication['state'], { name: string; color: string }> = {
  waiting: { name: 'Uložené, čaká na zverejnenie', color: 'yellow' },
  building: { name: 'Zverejňuje sa…', color: 'yellow' },
  live: { name: 'Na webe', color: 'gray' },
  failed: { name: 'Nezverejnené', color: 'red' },
};

export function PublicationBadge({ publication }: { publication: Publication }) {
  const { state, reason, goes_at } = publication;
  const { name, color } = STATES[state];
  const words = goes_at === undefined ? name : `Uložené, uverejní sa o\u00a0${dateParts(goes_at).time}`;
  const badge = <Badge color={color}>{words}</Badge>;
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

export function PublicationNow({ publication }: { publication: Publication }) {
  const publish = useSave({
    call: publishNow,
    done: 'Zverejňovanie sa začalo.',
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

export function SavedInVain() {
  return (
    <>
      Uložené, na web sa to nedostalo. <Link to="/publishing">Pozrieť prečo</Link>
    </>
  );
}

const SOON_MS = 3000;
const LATER_MS = 15_000;

/** false: nothing is waiting. What has failed may stay so for days, and asking would keep an abandoned page signed in. */
export function publicationInterval(publications: readonly Publication[]): number | false {
  const states = publications.map(({ state }) => state);
  if (states.includes('building')) return SOON_MS;
  return states.includes('waiting') ? LATER_MS : false;
}
