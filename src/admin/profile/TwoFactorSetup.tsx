import { Alert, Button, CopyButton, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Mail, Smartphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { errorText } from '../../api/admin-client.ts';
import { type AppSetup, beginApp, beginEmail, confirmTwoFactor } from '../../api/profile.ts';
import { withPassword } from '../shared/confirm.tsx';
import { FormShell } from '../shared/FormShell.tsx';
import { Frame } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY, useUser } from '../shell/contexts.ts';
import { twoFactorQuery } from './parts.tsx';
import styles from './TwoFactor.module.css';

interface SetupProps {
  onCodes: (codes: readonly string[]) => void;
}

export function TwoFactorSetup({ onCodes }: SetupProps) {
  const { email } = useUser();
  const app = useMutation({ mutationFn: () => withPassword(beginApp) });
  const mail = useMutation({ mutationFn: () => withPassword(beginEmail) });
  const error = app.error ?? mail.error;

  if (app.data !== undefined)
    return (
      <AppSteps setup={app.data}>
        <FirstCode label="Kód z&nbsp;aplikácie" onCodes={onCodes} onBack={app.reset} />
      </AppSteps>
    );
  if (mail.isSuccess)
    return (
      <Frame align="flex-start" gap="var(--space-3)" maw="44rem" aria-labelledby="kod-z-mailu">
        <Title order={2} id="kod-z-mailu">
          Opíšte kód z&nbsp;e-mailu
        </Title>
        <p>
          Poslali sme ho na <strong>{email}</strong>. Platí desať minút.
        </p>
        <FirstCode label="Kód z&nbsp;e-mailu" onCodes={onCodes} onBack={mail.reset} />
      </Frame>
    );
  return (
    <>
      <div role="alert">
        {error !== null && <Alert color="red" icon={<TriangleAlert aria-hidden />} title={errorText(error)} />}
      </div>
      <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fit" spacing="var(--space-5)">
        <Choice
          icon={<Smartphone aria-hidden size={32} />}
          title="Aplikáciou v&nbsp;telefóne"
          action={
            <Button variant="filled" loading={app.isPending} onClick={() => app.mutate()}>
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
            <Button loading={mail.isPending} onClick={() => mail.mutate()}>
              Posielať kódy e-mailom
            </Button>
          }
        >
          Kód pošleme na {email} pri každom prihlásení. Netreba nič inštalovať, ale kto sa dostane do vašej pošty,
          dostane sa aj ku kódu.
        </Choice>
      </SimpleGrid>
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
    <Frame align="flex-start" gap="var(--space-3)" p="lg">
      {icon}
      <Title order={2}>{title}</Title>
      <Text c="dimmed" flex={1} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
      {action}
    </Frame>
  );
}

function AppSteps({ setup, children }: { setup: AppSetup; children: ReactNode }) {
  const { secret, otpauth_url } = setup;
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <Title order={2}>Otvorte aplikáciu v&nbsp;telefóne</Title>
        <p>Ak ju ešte nemáte, nainštalujte si Google Authenticator, Microsoft Authenticator alebo FreeOTP.</p>
      </li>
      <li className={styles.step}>
        <Title order={2}>Pridajte v&nbsp;nej tento účet</Title>
        <div className={styles.scan}>
          <QrCode text={otpauth_url} label="Obrázok s&nbsp;kódom pre aplikáciu v&nbsp;telefóne" />
          <Stack align="flex-start" gap="var(--space-3)">
            <p>Zvoľte v&nbsp;aplikácii „pridať účet“ a&nbsp;namierte fotoaparát na tento obrázok.</p>
            <p>
              Alebo do nej opíšte tento kľúč:
              <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            </p>
            <CopyButton value={secret}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Skopírované' : 'Kopírovať kľúč'}</Button>}
            </CopyButton>
          </Stack>
        </div>
      </li>
      <li className={styles.step}>
        <Title order={2}>Opíšte šesť číslic, ktoré aplikácia ukazuje</Title>
        {children}
      </li>
    </ol>
  );
}

interface Props {
  label: string;
  onCodes: (codes: readonly string[]) => void;
  onBack: () => void;
}

function FirstCode({ label, onCodes, onBack }: Props) {
  const form = useForm({ initialValues: { code: '' } });
  const save = useSave({
    call: ({ code }: { code: string }) => confirmTwoFactor(code),
    done: 'Druhý krok prihlásenia je zapnutý.',
    onDone: onCodes,
    refresh: [twoFactorQuery.queryKey, USER_KEY],
    showsErrors: false,
  });
  return (
    <FormShell
      form={form}
      onSubmit={save.mutateAsync}
      submitLabel="Zapnúť"
      guardsChanges={false}
      actions={
        <Button disabled={form.submitting} onClick={onBack}>
          Späť
        </Button>
      }
    >
      <TextInput
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        maw="14rem"
        required
        {...form.getInputProps('code')}
      />
    </FormShell>
  );
}

/** Empty border in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Drawn in the page because the text is secret; dark on light in both schemes, for cameras. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  const edge = size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${edge}v${edge}h${-edge}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
