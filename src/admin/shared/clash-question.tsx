import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { ClashError } from '../../api/admin-rooms.ts';
import { ApiError } from '../../api/client.ts';
import { useUser } from '../shell/contexts.ts';
import { OccupantList } from './occupants.tsx';

const NOT_SAVED = 'Podujatie nie je uložené: miestnosť je v\u00a0tom čase obsadená. Zmeňte čas alebo miesto.';

/**
 * Makes a call that may take a room from a hire. When it would, a dialog says from whom, and whoever may do so decides whether the
 * call is repeated all the same.
 * @param call its argument says that the user knows of the hire
 * @throws ApiError of the call, also when the user does not go on
 */
export async function withClashQuestion<Answer>(call: (override: boolean) => Promise<Answer>): Promise<Answer> {
  try {
    return await call(false);
  } catch (error) {
    if (!(error instanceof ClashError)) throw error;
    if (!(await askAbout(error))) throw new ApiError(409, NOT_SAVED);
  }
  return call(true);
}

function askAbout(error: ClashError): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: error.message,
      size: 'lg',
      onClose: () => resolve(false),
      children: (
        <ClashQuestion
          error={error}
          goOn={() => {
            resolve(true);
            modals.close(id);
          }}
          cancel={() => modals.close(id)}
        />
      ),
    });
  });
}

interface Props {
  error: ClashError;
  goOn: () => void;
  cancel: () => void;
}

function ClashQuestion({ error: { clashes, more }, goOn, cancel }: Props) {
  const mayOverride = useUser().permissions.includes('override_clashes');
  return (
    <Stack>
      <OccupantList occupants={clashes} more={more} isBeside />
      <Text>
        {mayOverride
          ? 'Ak podujatie uložíte, miestnosť bude v\u00a0tom čase obsadená dvakrát. Zapíše sa, kto tak rozhodol.'
          : 'Uložiť ho napriek tomu môže len správca. Požiadajte ho o\u00a0to, alebo zmeňte čas či miesto. Čo ste napísali, zostalo vo formulári.'}
      </Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={cancel}>
          Späť
        </Button>
        {mayOverride && (
          <Button variant="filled" color="red" onClick={goOn}>
            Uložiť aj tak
          </Button>
        )}
      </Group>
    </Stack>
  );
}
