import { PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { changePassword } from '../../api/profile.ts';
import { useUser } from '../session/user-context.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { BackToProfile } from './BackToProfile.tsx';

const EMPTY = { current_password: '', password: '', password_confirmation: '' };
const SHOW = { 'aria-label': 'Zobraziť alebo skryť heslo', tabIndex: 0 } as const;

export function PasswordPage() {
  const { email } = useUser();
  const navigate = useNavigate();
  const form = useForm({ initialValues: EMPTY });
  const save = useSave({
    call: changePassword,
    done: 'Heslo je zmenené. Ostatné prihlásenia sme ukončili.',
    showsErrors: false,
  });
  return (
    <>
      <PageHeader
        title="Zmeniť heslo"
        lead="Na iných počítačoch a&nbsp;telefónoch vás zmena odhlási, tu zostanete prihlásení."
      />
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={() => navigate('/profile')}
        submitLabel="Zmeniť heslo"
        leadsAway
        actions={<BackToProfile />}
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
    </>
  );
}
