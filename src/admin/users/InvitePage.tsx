import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { inviteUser } from '../../api/users.ts';
import type { Role } from '../../domain/permissions.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { RoleChoice } from './RoleChoice.tsx';

interface Invitation {
  name: string;
  email: string;
  roles: Role[];
}

const EMPTY: Invitation = { name: '', email: '', roles: ['editor'] };

export function InvitePage() {
  const navigate = useNavigate();
  const form = useForm({ initialValues: EMPTY });
  // A new one with every change: the same invitation sent twice is one, a corrected one is another.
  const key = useRef({ of: '', value: '' });
  const save = useSave({
    call: (invitation: Invitation) => {
      const of = JSON.stringify(invitation);
      if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
      return inviteUser(invitation, key.current.value);
    },
    done: ({ email }) => `Pozvánku sme poslali na ${email}.`,
    refresh: [['users'], ['dashboard']],
    showsErrors: false,
  });
  return (
    <>
      <PageHeader
        title="Pozvať kolegu"
        lead="Pošleme e-mail s&nbsp;odkazom na výber hesla; platí 72&nbsp;hodín. Heslo sa k&nbsp;vám nikdy nedostane."
      />
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={({ id }) => navigate(`/users/${id}`)}
        submitLabel="Poslať pozvánku"
        leadsAway
        actions={
          <Button variant="default" component={Link} to="/users">
            Späť
          </Button>
        }
      >
        <TextInput label="Meno a&nbsp;priezvisko" autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput label="E-mail" type="email" autoComplete="off" required {...form.getInputProps('email')} />
        <RoleChoice {...form.getInputProps('roles')} />
      </FormShell>
    </>
  );
}
