import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { type FormEvent, type ReactNode, useState } from 'react';
import { confirmPassword, errorText, needsPassword } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';

export interface Question {
  /** A question. */
  title: string;
  /** What will happen. */
  text: ReactNode;
  /** A verb: 'Zmazať účet'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be undone: the button is red. */
  isDanger?: boolean;
  /** Closes the dialog. */
  signal?: AbortSignal;
}

/**
 * Asks before something is done. The button that cancels has the focus.
 * @returns whether to go on
 */
export function confirmAction({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Späť',
  isDanger = false,
  signal,
}: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.openConfirmModal({
      title,
      children: typeof text === 'string' ? <Text>{text}</Text> : text,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: { variant: 'filled', color: isDanger ? 'red' : 'green' },
      cancelProps: { 'data-autofocus': true },
      onConfirm: () => resolve(true),
      // Called after `onConfirm` too; a promise keeps its first answer.
      onClose: () => resolve(false),
    });
    signal?.addEventListener('abort', () => modals.close(id), { once: true });
  });
}

/**
 * Makes a call. Where the server wants the password first, asks for it in a dialog and makes the call again.
 * @throws ApiError of the call, also when the dialog was closed
 */
export async function withPassword<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!needsPassword(error)) throw error;
  }
  if (!(await askPassword())) throw new ApiError(403, 'Bez potvrdenia heslom sme nič nezmenili.');
  return call();
}

function askPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Potvrďte to, prosím, heslom',
      onClose: () => resolve(false),
      children: (
        <PasswordQuestion
          confirmed={() => {
            resolve(true);
            modals.close(id);
          }}
          cancel={() => modals.close(id)}
        />
      ),
    });
  });
}

function PasswordQuestion({ confirmed, cancel }: { confirmed: () => void; cancel: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // For React this dialog is a child of the page's form, which must not be submitted.
    event.stopPropagation();
    setIsWaiting(true);
    try {
      await confirmPassword(password);
      confirmed();
    } catch (error) {
      setProblem(errorText(error));
      setIsWaiting(false);
    }
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>Táto zmena je citlivá. Aby ju nemohol urobiť niekto pri vašom počítači, napíšte znova svoje heslo.</Text>
        <PasswordInput
          label="Vaše heslo"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          error={problem}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end">
          <Button onClick={cancel}>Späť</Button>
          <Button variant="filled" type="submit" loading={isWaiting}>
            Potvrdiť
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
