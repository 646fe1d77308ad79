import { Alert, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type PublishingState, publishNow, readPublishing } from '../../api/publishing.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { ErrorState, LoadingState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { Builds } from './Builds.tsx';
import { Problems } from './Problems.tsx';
import { Standing } from './Standing.tsx';
import { Waiting } from './Waiting.tsx';

const KEY = ['publishing'];
const SOON_MS = 1500;
const LATER_MS = 15_000;

/** Whether visitors see what was saved, what waits, and why. */
export function PublishingPage() {
  const queries = useQueryClient();
  const publishing = useQuery({
    queryKey: KEY,
    queryFn: readPublishing,
    refetchInterval: ({ state }) => intervalOf(state.data),
  });
  const publish = useSave({
    call: publishNow,
    done: 'Zverejňovanie sa začalo.',
    onDone: (answer) => queries.setQueryData(KEY, answer),
  });
  const isBuilding = publishing.data?.state === 'building';
  return (
    <>
      <PageHeader
        title="Zverejňovanie"
        lead="Čo uložíte, ide na web samo. Tu vidíte, či to už návštevníci vidia, a&nbsp;ak nie, prečo."
      >
        <Button
          loading={publish.isPending}
          // Refused, not disabled: it has the focus when what it began is under way.
          data-disabled={isBuilding}
          aria-disabled={isBuilding}
          onClick={() => !isBuilding && publish.mutate(undefined)}
        >
          Zverejniť hneď
        </Button>
      </PageHeader>
      {publishing.isPending ? (
        <LoadingState />
      ) : publishing.isError ? (
        <ErrorState error={publishing.error} retry={publishing.refetch} />
      ) : (
        <Details publishing={publishing.data} />
      )}
    </>
  );
}

function Details({ publishing }: { publishing: PublishingState }) {
  const { problems, waiting, runs, warnings } = publishing;
  return (
    <>
      {warnings.map(({ kind, message }) => (
        <Alert key={kind} color="yellow" variant="outline" icon={<TriangleAlert aria-hidden />} mb="md">
          {message}
        </Alert>
      ))}
      <Standing publishing={publishing} />
      {problems.length > 0 && <Problems problems={problems} />}
      {waiting.total > 0 && <Waiting waiting={waiting} />}
      <Builds builds={runs} />
    </>
  );
}

/** Often while something is on its way; what is gathered first is not yet. */
function intervalOf(publishing: PublishingState | undefined): number {
  const isOnItsWay = publishing?.state === 'building' || publishing?.state === 'waiting';
  return isOnItsWay && publishing.goes_at === null ? SOON_MS : LATER_MS;
}
