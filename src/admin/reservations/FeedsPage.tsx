import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { Check, Copy, RefreshCw } from 'lucide-react';
import { type DeskRoom, renewFeed } from '../../api/admin-reservations.ts';
import { IconButton } from '../shared/buttons.tsx';
import { Frame, PlainList } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { useRooms } from './queries.ts';

export function FeedsPage() {
  const { query } = useRooms();
  return (
    <>
      <PageHeader
        title="Kalendár v&nbsp;telefóne"
        lead="Adresu vložte do kalendára v&nbsp;telefóne alebo počítači ako odber. Ukáže podujatia, potvrdené rezervácie a&nbsp;blokovania, bez mien a&nbsp;kontaktov. Nové veci sa v&nbsp;ňom objavia do niekoľkých hodín."
      />
      <QueryState query={query}>
        {(rooms) => (
          <PlainList gap="var(--space-5)" maw="52rem">
            {rooms.map((room) => (
              <li key={room.id}>
                <RoomFeed room={room} />
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
    </>
  );
}

function RoomFeed({ room }: { room: DeskRoom }) {
  const renew = useSave({
    call: () => renewFeed(room.id),
    question: () => ({
      title: `Vytvoriť novú adresu kalendára ${room.name}?`,
      text: 'Stará adresa prestane fungovať hneď, vo všetkých telefónoch a\u00a0počítačoch. Novú vytvorte, keď sa stará dostala k\u00a0niekomu, kto ju nemá mať.',
      confirmLabel: 'Vytvoriť novú adresu',
      isDanger: true,
    }),
    done: 'Kalendár má novú adresu. Vložte ju všade, kde ste mali starú.',
    refresh: [['reservations', 'rooms']],
  });
  return (
    <Frame gap="var(--space-3)" aria-label={room.name}>
      <TextInput
        label={room.name}
        description="Kto ju má, vidí obsadenosť. Neposielajte ju verejne."
        value={room.feed_url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="var(--space-2)">
        <CopyButton value={room.feed_url} timeout={3500}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
              onClick={copy}
            >
              {copied ? 'Skopírované' : 'Kopírovať adresu'}
            </Button>
          )}
        </CopyButton>
        <IconButton icon={RefreshCw} loading={renew.isPending} onClick={() => renew.ask()}>
          Vytvoriť novú adresu
        </IconButton>
      </Group>
    </Frame>
  );
}
