import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { inviteUser } from '../../api/users.ts';
import type { Role } from '../../domain/accounts/permissions.ts';
import { LinkButton } from '../shared/buttons.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useCreationKey, useSave } from '../shared/use-save.ts';
import { RoleChoice } from './account-parts.tsx';

const EMPTY = { name: '', email: '', roles: [] as Role[] };

export function InvitePage() {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      name: (name) => (name.trim() === '' ? 'Napíšte meno a\u00a0priezvisko.' : null),
      email: (email) => (email.trim() === '' ? 'Napíšte e-mail.' : null),
      roles: ({ length }) => (length === 0 ? 'Vyberte aspoň jednu rolu.' : null),
    },
  });
  const keyOf = useCreationKey();
  const save = useSave({
    call: (invitation: typeof EMPTY) => inviteUser(invitation, keyOf(invitation)),
    done: ({ email }) => `Pozvánku sme poslali na ${email}.`,
    showsErrors: false,
  });
  return (
    <>
      <PageHeader
        title="Pozvať kolegu"
        lead="Pošleme e-mail s&nbsp;odkazom na nastavenie hesla; platí tri dni. Heslo sa k&nbsp;vám nikdy nedostane."
      />
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={({ id }) => navigate(`/users/${id}`)}
        submitLabel="Poslať pozvánku"
        leadsAway
        actions={<LinkButton to="/users">Späť</LinkButton>}
      >
        <TextInput label="Meno a&nbsp;priezvisko" autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label="E-mail" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <RoleChoice {...form.getInputProps('roles')} />
      </FormShell>
    </>
  );
}
