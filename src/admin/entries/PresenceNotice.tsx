import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useEffect } from 'react';
import { endPresence, notePresence, type OpenEntryRef } from '../../api/entries.ts';

const WATCH_MS = 5_000;
const HEARTBEAT_MS = 30_000;

export function PresenceNotice({ entry: { section, id } }: { entry: OpenEntryRef }) {
  const others = useQuery({
    queryKey: ['presence', section, id],
    queryFn: () => notePresence({ section, id }),
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? WATCH_MS : HEARTBEAT_MS),
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    // The server drops a user after a minute without a call, so an error does no harm.
    const leave = () => void endPresence({ section, id }).catch(() => {});
    const listening = new AbortController();
    addEventListener('pagehide', leave, listening);
    return () => {
      listening.abort();
      leave();
    };
  }, [section, id]);

  const names = (others.data ?? []).map(({ name }) => name);
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert color="yellow" icon={<Users aria-hidden />} title={presenceText(names)}>
          Dohodnite sa, kto bude pokračovať. Keď uložíte obaja, ukážeme vám obe verzie vedľa seba.
        </Alert>
      )}
    </div>
  );
}

function presenceText(names: readonly string[]): string {
  const list = new Intl.ListFormat('sk', { type: 'conjunction' }).format(names);
  return names.length === 1 ? `Toto má práve otvorené aj ${list}.` : `Toto majú práve otvorené aj ${list}.`;
}
