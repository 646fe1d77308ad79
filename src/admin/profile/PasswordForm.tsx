import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { changePassword } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const SHOW = { 'aria-label': 'Zobraziť alebo skryť heslo', tabIndex: 0 } as const;

interface Props {
  submitLabel: string;
  onSaved?: () => void;
  /** Beside the button. */
  actions: ReactNode;
}

/** The present password, and a new one twice. */
export function PasswordForm({ submitLabel, onSaved = () => {}, actions }: Props) {
  const { email } = useUser();
  const form = useForm({ initialValues: EMPTY });
  const save = useSave({
    call: changePassword,
    done: 'Heslo je zmenené. Ostatné prihlásenia sme ukončili.',
    refresh: [USER_KEY],
    showsErrors: false,
  });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      onSaved={onSaved}
      submitLabel={submitLabel}
      leadsAway
      actions={actions}
    >
      {/* For password managers: whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Terajšie heslo"
        autoComplete="current-password"
        required
        visibilityToggleButtonProps={SHOW}
        {...form.getInputProps('current_password')}
      />
      <PasswordInput
        label="Nové heslo"
        description="Aspoň 8&nbsp;znakov. Najľahšie sa pamätá veta z&nbsp;niekoľkých slov; medzery sú dovolené."
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={SHOW}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Nové heslo ešte raz"
        autoComplete="new-password"
        required
        visibilityToggleButtonProps={SHOW}
        {...form.getInputProps('password_confirmation')}
      />
    </FormShell>
  );
}
