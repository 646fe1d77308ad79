import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { SessionUser } from '../../api/session.ts';

interface Props {
  /** Who is signed in now; null while nobody knows. */
  user: Pick<SessionUser, 'name' | 'email'> | null;
}

const ABOVE_ALL = 1000;

/** Over every page and dialog, when somebody else may have signed in from another tab: what is below is no longer worked with. */
export function SessionChanged({ user }: Props) {
  return (
    <Modal
      opened
      onClose={() => {}}
      title={user === null ? 'Prihlásenie sa zmenilo' : 'V\u00a0tomto prehliadači sa prihlásil niekto iný'}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      zIndex={ABOVE_ALL}
    >
      <Stack>
        {user === null ? (
          <Text>Zisťujeme, kto je teraz prihlásený…</Text>
        ) : (
          <>
            <Text>
              Prihlásený účet: <strong>{user.name}</strong> ({user.email}). Aby sa nič neuložilo pod cudzím menom, táto
              stránka je zastavená.
            </Text>
            <Text>Chcete tu pokračovať vy? Prihláste sa znova v&nbsp;druhom okne a&nbsp;stránka sa uvoľní.</Text>
          </>
        )}
        <Group justify="flex-end">
          <Button onClick={() => location.reload()}>Načítať stránku znova</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
