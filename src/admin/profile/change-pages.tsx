import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeName, requestEmailChange } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { BackToProfile } from './parts.tsx';

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

export function EmailPage() {
  const { email } = useUser();
  const [asked, setAsked] = useState<{ email: string; message: string } | null>(null);
  const form = useForm({ initialValues: { email: '' } });
  const save = useSave({
    call: (values: { email: string }) => requestEmailChange(values.email),
    done: (message) => message,
    onDone: (message, values) => setAsked({ email: values.email.trim(), message }),
    showsErrors: false,
  });
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked !== null) notice.current?.focus();
  }, [asked]);

  return (
    <>
      <PageHeader
        title="Zmeniť e-mail"
        lead={`Teraz máte ${email}. Na novú adresu pošleme odkaz a\u00a0zmena platí, až keď ním adresu potvrdíte. Na terajšiu pošleme oznámenie.`}
      />
      <div ref={notice} role="status" tabIndex={-1}>
        {asked !== null && (
          <Alert maw="44rem" color="green" icon={<MailCheck aria-hidden />} title={`Odkaz ide na ${asked.email}`}>
            {asked.message}
          </Alert>
        )}
      </div>
      {asked === null ? (
        <FormShell
          form={form}
          onSubmit={save.mutateAsync}
          submitLabel="Poslať odkaz"
          leadsAway
          actions={<BackToProfile />}
        >
          <TextInput label="Nový e-mail" type="email" autoComplete="email" required {...form.getInputProps('email')} />
        </FormShell>
      ) : (
        <div>
          <BackToProfile />
        </div>
      )}
    </>
  );
}

export function PasswordPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Zmeniť heslo"
        lead="Na iných počítačoch a&nbsp;telefónoch vás zmena odhlási, tu zostanete prihlásení."
      />
      <PasswordForm submitLabel="Zmeniť heslo" onSaved={() => navigate('/profile')} actions={<BackToProfile />} />
    </>
  );
}
