import { Alert, Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Mail, Smartphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../api/admin-client.ts';
import { beginApp, beginEmail } from '../../api/profile.ts';
import { withPassword } from '../shared/confirm.tsx';
import { useUser } from '../shell/contexts.ts';
import { AppSetup } from './AppSetup.tsx';
import { FirstCode } from './FirstCode.tsx';
import styles from './TwoFactor.module.css';

interface Props {
  onCodes: (codes: readonly string[]) => void;
}

/** Choosing where the codes come from, and proving that they do. */
export function TwoFactorSetup({ onCodes }: Props) {
  const { email } = useUser();
  const app = useMutation({ mutationFn: () => withPassword(beginApp) });
  const mail = useMutation({ mutationFn: () => withPassword(beginEmail) });
  const error = app.error ?? mail.error;

  if (app.data !== undefined)
    return (
      <AppSetup setup={app.data}>
        <FirstCode label="Kód z&nbsp;aplikácie" onCodes={onCodes} onBack={app.reset} />
      </AppSetup>
    );
  if (mail.isSuccess)
    return (
      <section className={styles.part} aria-labelledby="kod-z-mailu">
        <Title order={2} id="kod-z-mailu">
          Opíšte kód z&nbsp;e-mailu
        </Title>
        <p>
          Poslali sme ho na <strong>{email}</strong>. Platí desať minút.
        </p>
        <FirstCode label="Kód z&nbsp;e-mailu" onCodes={onCodes} onBack={mail.reset} />
      </section>
    );
  return (
    <>
      <div role="alert">
        {error !== null && (
          <Alert color="red" variant="outline" icon={<TriangleAlert aria-hidden />} title={errorText(error)} />
        )}
      </div>
      <div className={styles.choices}>
        <Choice
          icon={<Smartphone aria-hidden size={32} />}
          title="Aplikáciou v&nbsp;telefóne"
          action={
            <Button loading={app.isPending} onClick={() => app.mutate()}>
              Nastaviť aplikáciu
            </Button>
          }
        >
          Odporúčame. Kód ukáže aplikácia, ktorú si raz nainštalujete, napríklad Google Authenticator, Microsoft
          Authenticator alebo FreeOTP. Funguje aj bez signálu.
        </Choice>
        <Choice
          icon={<Mail aria-hidden size={32} />}
          title="E-mailom"
          action={
            <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
              Posielať kódy e-mailom
            </Button>
          }
        >
          Kód pošleme na {email} pri každom prihlásení. Netreba nič inštalovať, ale kto sa dostane do vašej pošty,
          dostane sa aj ku kódu.
        </Choice>
      </div>
    </>
  );
}

function Choice({
  icon,
  title,
  action,
  children,
}: {
  icon: ReactNode;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.choice}>
      {icon}
      <Title order={2}>{title}</Title>
      <p>{children}</p>
      {action}
    </section>
  );
}
