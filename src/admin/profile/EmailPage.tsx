import { Alert, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { askEmailChange } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { useSave } from '../shared/use-save.ts';
import { useUser } from '../shell/contexts.ts';
import { BackToProfile } from './BackToProfile.tsx';

/** Moves the account to another address; it counts when its owner has followed the link sent there. */
export function EmailPage() {
  const { email } = useUser();
  const [asked, setAsked] = useState<{ email: string; message: string } | null>(null);
  const form = useForm({ initialValues: { email: '' } });
  const save = useSave({
    call: (values: { email: string }) => askEmailChange(values.email),
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
          <Alert
            maw="44rem"
            color="green"
            variant="outline"
            icon={<MailCheck aria-hidden />}
            title={`Odkaz ide na ${asked.email}`}
          >
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
