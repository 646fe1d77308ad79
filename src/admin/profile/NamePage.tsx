import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { changeName } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';
import { BackToProfile } from './BackToProfile.tsx';

export function NamePage() {
  const { name } = useUser();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { name } });
  const save = useSave({
    call: (values: { name: string }) => changeName(values.name),
    done: 'Meno je zmenené.',
    refresh: [USER_KEY],
    showsErrors: false,
  });
  return (
    <>
      <PageHeader title="Zmeniť meno" lead="Pod týmto menom vás vidia kolegovia v&nbsp;administrácii." />
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        onSaved={() => navigate('/profile')}
        submitLabel="Uložiť meno"
        leadsAway
        actions={<BackToProfile />}
      >
        <TextInput label="Meno a&nbsp;priezvisko" autoComplete="name" required {...form.getInputProps('name')} />
      </FormShell>
    </>
  );
}
