import { Button, Group, Stack, Text } from '@mantine/core';
import { ClashError } from '../../api/admin-rooms.ts';
import { ApiError } from '../../api/client.ts';
import { useUser } from '../shell/contexts.ts';
import { askInDialog } from './confirm.tsx';
import { OccupantList } from './occupants.tsx';

type Act = 'save' | 'restore';

const WORDS: Readonly<Record<Act, { refused: string; allowed: string; forbidden: string; confirmLabel: string }>> = {
  save: {
    refused: 'Podujatie nie je uložené: miestnosť je v\u00a0tom čase obsadená. Zmeňte čas alebo miesto.',
    allowed: 'Ak podujatie uložíte, miestnosť bude v\u00a0tom čase obsadená dvakrát. Zapíše sa, kto tak rozhodol.',
    forbidden:
      'Uložiť ho napriek tomu môže len správca. Požiadajte ho o\u00a0to, alebo zmeňte čas či miesto. Čo ste napísali, zostalo vo formulári.',
    confirmLabel: 'Uložiť aj tak',
  },
  restore: {
    refused: 'Nič sa nevrátilo: miestnosť je v\u00a0tom čase obsadená.',
    allowed: 'Ak podujatie vrátite, miestnosť bude v\u00a0tom čase obsadená dvakrát. Zapíše sa, kto tak rozhodol.',
    forbidden: 'Vrátiť ho napriek tomu môže len správca. Požiadajte ho o\u00a0to.',
    confirmLabel: 'Vrátiť aj tak',
  },
};

/**
 * Asks before the call takes a room from a hire, and then repeats it with `true`.
 * @throws ApiError also when the user does not go on
 */
export async function withClashQuestion<Answer>(
  call: (override: boolean) => Promise<Answer>,
  act: Act = 'save',
): Promise<Answer> {
  try {
    return await call(false);
  } catch (error) {
    if (!(error instanceof ClashError)) throw error;
    const goesOn = await askInDialog<true>({ title: error.message, size: 'lg' }, (answer) => (
      <ClashQuestion error={error} act={act} answer={answer} />
    ));
    if (goesOn === null) throw new ApiError(409, WORDS[act].refused);
  }
  return call(true);
}

interface Props {
  error: ClashError;
  act: Act;
  answer: (goesOn: true | null) => void;
}

function ClashQuestion({ error: { clashes, more }, act, answer }: Props) {
  const mayOverride = useUser().permissions.includes('override_clashes');
  const { allowed, forbidden, confirmLabel } = WORDS[act];
  return (
    <Stack>
      <OccupantList occupants={clashes} more={more} isBeside />
      <Text>{mayOverride ? allowed : forbidden}</Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => answer(null)}>
          Späť
        </Button>
        {mayOverride && (
          <Button variant="filled" color="red" onClick={() => answer(true)}>
            {confirmLabel}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
