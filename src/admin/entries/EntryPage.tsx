import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isMissing } from '../../api/admin-client.ts';
import type { ApiError } from '../../api/client.ts';
import type { EntryRef } from '../../api/entries.ts';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState, type WayOn, WaysOn } from '../shared/states.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import type { EntryKind, OpenEntry } from './entry-kind.ts';
import { publicationInterval } from './PublicationBadge.tsx';
import { SourceEditor } from './SourceEditor.tsx';
import { isBroken } from './use-entry-save.ts';

interface Props<Entry extends OpenEntry, Values extends object> {
  kind: EntryKind<Entry, Values>;
  id: string;
}

export function EntryPage<Entry extends OpenEntry, Values extends object>({ kind, id }: Props<Entry, Values>) {
  return (
    <FoundEntry<Entry> key={id} {...kind} id={id}>
      {(entry) => <EntryEditor kind={kind} id={id} entry={entry} />}
    </FoundEntry>
  );
}

interface FoundProps<Entry extends OpenEntry>
  extends EntryRef,
    Pick<EntryKind<Entry, object>, 'titleOf' | 'lead' | 'find' | 'missing'> {
  children: (entry: Entry) => ReactNode;
}

/** Polls until visitors see the entry. A form that is open stays when the file breaks or goes. Its `key` is the id. */
export function FoundEntry<Entry extends OpenEntry>({
  section,
  id,
  titleOf,
  lead,
  find,
  missing = [],
  children,
}: FoundProps<Entry>) {
  const entry = useQuery({
    queryKey: [section, 'one', id],
    queryFn: () => find(id),
    retry: (failures, error) => failures < 1 && !isMissing(error),
    refetchInterval: ({ state }) => publicationInterval(state.data === undefined ? [] : [state.data.publication]),
  });
  const { data } = entry;
  const [known, setKnown] = useState<Entry | null>(null);
  if (data !== undefined && !isBroken(data) && data !== known) setKnown(data);
  if (data === undefined)
    return (
      <>
        <PageHeader title={titleOf()} lead={lead} />
        <QueryState query={entry} missing={missing} />
      </>
    );
  if (isBroken(data) && known === null)
    return (
      <>
        <PageHeader title={titleOf()} lead={lead ?? data.file} />
        <SourceEditor entry={{ section, id }} {...data} onSaved={() => entry.refetch()} />
      </>
    );
  const readable = isBroken(data) ? known : data;
  return (
    <>
      {isMissing(entry.error) ? (
        <GoneMeanwhile error={entry.error} ways={missing} />
      ) : (
        isBroken(data) && <BrokenMeanwhile onMend={() => setKnown(null)} />
      )}
      {readable !== null && children(readable)}
    </>
  );
}

function BrokenMeanwhile({ onMend }: { onMend: () => void }) {
  return (
    <Alert color="red" icon={<FileWarning aria-hidden />} title="Súbor s&nbsp;týmto záznamom má odteraz chybu" mb="lg">
      <Text mb="sm">
        Niekto ho upravil mimo administrácie. Formulár sa dá uložiť, až keď sa súbor opraví. Čo ste v&nbsp;ňom zmenili,
        zostane v&nbsp;tomto prehliadači a&nbsp;po oprave vám to ponúkneme. Ak sa práve niečo nahráva, najprv počkajte.
      </Text>
      <Button onClick={onMend}>Opraviť súbor</Button>
    </Alert>
  );
}

function GoneMeanwhile({ error, ways }: { error: ApiError; ways: readonly WayOn[] }) {
  return (
    <Alert color="red" icon={<FileWarning aria-hidden />} title="Čo máte otvorené, už nie je" mb="lg">
      <Text mb="sm">{error.message} Čo ste zmenili vo&nbsp;formulári, zostáva v&nbsp;ňom.</Text>
      <WaysOn ways={ways} />
    </Alert>
  );
}
