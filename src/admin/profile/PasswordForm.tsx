import { Button, PasswordInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { changePassword } from '../../api/profile.ts';
import { signOut } from '../../api/session.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const FIELDS = [
  { name: 'current_password', label: 'Terajšie heslo', autoComplete: 'current-password' },
  {
    name: 'password',
    label: 'Nové heslo',
    description: 'Aspoň 8\u00a0znakov. Najľahšie sa pamätá veta z\u00a0niekoľkých slov; medzery sú dovolené.',
    autoComplete: 'new-password',
  },
  { name: 'password_confirmation', label: 'Nové heslo ešte raz', autoComplete: 'new-password' },
] as const;
const SHOW = { 'aria-label': 'Zobraziť alebo skryť heslo', tabIndex: 0 } as const;

interface Props {
  submitLabel: string;
  onSaved?: () => void;
  actions: ReactNode;
}

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
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {FIELDS.map(({ name, ...props }) => (
        <PasswordInput
          key={name}
          {...props}
          required
          visibilityToggleButtonProps={SHOW}
          {...form.getInputProps(name)}
        />
      ))}
    </FormShell>
  );
}

export function NewPasswordFirst({ children }: { children: ReactNode }) {
  const { password_change_required } = useUser();
  const [isLeaving, setIsLeaving] = useState(false);
  if (!password_change_required) return children;
  const leave = () => {
    setIsLeaving(true);
    void signOut();
  };
  return (
    <Stack component="main" gap="lg" maw="44rem" mih="100dvh" mx="auto" p="clamp(1.25rem, 4vw, 3rem)">
      <PageHeader
        title="Najprv si zvoľte nové heslo"
        lead="Doterajšie heslo sme vypísali pri založení účtu, alebo je na vašu rolu slabé. Keď si zvolíte nové, budete pokračovať."
      />
      <PasswordForm
        submitLabel="Nastaviť heslo a&nbsp;pokračovať"
        actions={
          <Button loading={isLeaving} onClick={leave}>
            Odhlásiť sa
          </Button>
        }
      />
    </Stack>
  );
}
