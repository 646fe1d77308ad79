import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { confirmPassword, errorText, needsPassword } from '../../api/admin-client.ts';
import { ApiError } from '../../api/client.ts';
import { needsSession, waitForSignIn } from './session-renewal.ts';

export interface Question {
  title: string;
  text: ReactNode;
  /** A verb: 'Zmazať účet'. */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  signal?: AbortSignal;
}

/**
 * The button that cancels has the focus.
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
      onClose: () => resolve(false),
    });
    signal?.addEventListener('abort', () => modals.close(id), { once: true });
  });
}

/**
 * For dialogs with buttons of their own.
 * @param content gets the function that answers and closes the dialog
 * @returns null when it was closed without an answer
 */
export function askInDialog<Answer>(
  options: { title: string; size?: 'lg' },
  content: (answer: (given: Answer | null) => void) => ReactNode,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const id = modals.open({
      ...options,
      // Called after an answer too; a promise keeps its first one.
      onClose: () => resolve(null),
      children: content((given) => {
        resolve(given);
        modals.close(id);
      }),
    });
  });
}

export type Sensitive = 'change' | 'file' | 'view';

const PASSWORD_WORDS: Readonly<Record<Sensitive, { why: string; without: string; byOther: string }>> = {
  change: {
    why: 'Táto zmena je citlivá. Aby ju nemohol urobiť niekto pri vašom počítači, napíšte znova svoje heslo.',
    without: 'Bez potvrdenia heslom sme nič nezmenili.',
    byOther: 'Prihlásil sa niekto iný, preto sa nič neuložilo.',
  },
  file: {
    why: 'V\u00a0súbore sú osobné údaje. Aby si ho nemohol stiahnuť niekto pri vašom počítači, napíšte znova svoje heslo.',
    without: 'Bez potvrdenia heslom sme nič nestiahli.',
    byOther: 'Prihlásil sa niekto iný, preto sme nič nestiahli.',
  },
  view: {
    why: 'Uvidíte osobné údaje. Aby sa k\u00a0nim nedostal niekto pri vašom počítači, napíšte znova svoje heslo.',
    without: 'Bez potvrdenia heslom sme nič nehľadali.',
    byOther: 'Prihlásil sa niekto iný, preto sme nič nehľadali.',
  },
};

/**
 * Asks for the password or a new session where the server requires it, and repeats the call unless somebody else has
 * signed in.
 * @throws ApiError also when the dialog was closed
 */
export async function withPassword<Answer>(call: () => Promise<Answer>, kind: Sensitive = 'change'): Promise<Answer> {
  const { why, without, byOther } = PASSWORD_WORDS[kind];
  try {
    return await call();
  } catch (error) {
    if (needsSession(error)) {
      if (await waitForSignIn()) return withPassword(call, kind);
      throw new ApiError(401, byOther);
    }
    if (!needsPassword(error)) throw error;
  }
  const isConfirmed = await askInDialog<true>({ title: 'Potvrďte to, prosím, heslom' }, (answer) => (
    <PasswordQuestion why={why} answer={answer} />
  ));
  if (isConfirmed === null) throw new ApiError(403, without);
  return call();
}

interface PasswordQuestionProps {
  why: string;
  answer: (isConfirmed: true | null) => void;
}

function PasswordQuestion({ why, answer }: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  // The password goes with the dialog.
  const confirming = useMutation({ mutationFn: confirmPassword, onSuccess: () => answer(true), gcTime: 0 });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // For React this dialog is a child of the page's form, which must not be submitted.
    event.stopPropagation();
    confirming.mutate(password);
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{why}</Text>
        <PasswordInput
          label="Vaše heslo"
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          error={confirming.isError && errorText(confirming.error)}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            if (confirming.isError) confirming.reset();
          }}
        />
        <Group justify="flex-end">
          <Button onClick={() => answer(null)}>Späť</Button>
          <Button variant="filled" type="submit" loading={confirming.isPending}>
            Potvrdiť
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
