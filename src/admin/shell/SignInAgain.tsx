import { Anchor, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type Challenge, passSecondFactor, resendCode, signIn } from '../../api/auth.ts';
import { ApiError } from '../../api/client.ts';
import { loginAddress, type SessionUser } from '../../api/session.ts';
import { sentenceOf } from '../../islands/auth/form-texts.ts';

interface Props {
  owner: SessionUser;
  onSignedIn: (user: SessionUser) => void;
  zIndex: number;
}

/** Nobody can read the page meanwhile: the computer may have been left. */
export function SignInAgain({ owner, onSignedIn, zIndex }: Props) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  return (
    <Modal
      opened
      onClose={() => {}}
      title="Prihlásenie vypršalo"
      withCloseButton={false}
      closeOnEscape={false}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--paper-deep)' }}
      zIndex={zIndex}
    >
      {challenge === null ? (
        <PasswordStep owner={owner} onSignedIn={onSignedIn} onChallenge={setChallenge} />
      ) : (
        <CodeStep challenge={challenge} onSignedIn={onSignedIn} onAgain={() => setChallenge(null)} />
      )}
    </Modal>
  );
}

interface PasswordProps extends Pick<Props, 'owner' | 'onSignedIn'> {
  onChallenge: (challenge: Challenge) => void;
}

function PasswordStep({ owner, onSignedIn, onChallenge }: PasswordProps) {
  const [email, setEmail] = useState(owner.email);
  const [password, setPassword] = useState('');
  const { problems, isSending, submit, clearProblems } = useStep(async () => {
    const outcome = await signIn({ email: email.trim(), password });
    if (outcome.state === 'verify-email') return location.assign('/verify-email');
    if (outcome.state === 'second-factor') onChallenge(outcome.challenge);
    else onSignedIn(outcome.user);
  });
  return (
    <Step onSubmit={submit} problem={problems.form}>
      <Text>
        Prihláste sa znova a&nbsp;môžete pokračovať tam, kde ste prestali. Čo ste mali rozpísané, sa nestratilo, len sme
        to zatiaľ zakryli.
      </Text>
      <TextInput
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        error={problems.email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          clearProblems();
        }}
      />
      <PasswordInput
        label="Heslo"
        autoComplete="current-password"
        required
        withAsterisk={false}
        data-autofocus
        value={password}
        error={problems.password}
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          clearProblems();
        }}
      />
      <Group justify="space-between">
        <Anchor href={loginAddress(location.pathname + location.search, 'expired')}>Na stránku prihlásenia</Anchor>
        <Button variant="filled" type="submit" loading={isSending}>
          Prihlásiť sa
        </Button>
      </Group>
    </Step>
  );
}

const CODE_LABELS = { app: 'Kód z\u00a0aplikácie alebo záložný kód', email: 'Kód z\u00a0e-mailu alebo záložný kód' };

interface CodeProps extends Pick<Props, 'onSignedIn'> {
  challenge: Challenge;
  onAgain: () => void;
}

function CodeStep({ challenge: { id, method }, onSignedIn, onAgain }: CodeProps) {
  const [code, setCode] = useState('');
  const { problems, isSending, submit, clearProblems } = useStep(async () =>
    onSignedIn(await passSecondFactor(id, code.trim())),
  );
  const [mailed, setMailed] = useState('');
  return (
    <Step onSubmit={submit} problem={problems.form}>
      <TextInput
        key={method}
        label={CODE_LABELS[method]}
        description={
          method === 'app'
            ? 'Šesť číslic z\u00a0overovacej aplikácie v\u00a0telefóne.'
            : 'Šesť číslic z\u00a0e-mailu, ktorý sme vám práve poslali.'
        }
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        data-autofocus
        autoFocus
        maxLength={64}
        value={code}
        error={problems.code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          clearProblems();
        }}
      />
      <Text role="status">{mailed}</Text>
      <Group justify="space-between">
        <Group gap="xs">
          <Button onClick={onAgain}>Späť</Button>
          {method === 'email' && (
            <Button onClick={() => void resendCode(id).catch(sentenceOf).then(setMailed)}>Poslať nový kód</Button>
          )}
        </Group>
        <Button variant="filled" type="submit" loading={isSending}>
          Overiť kód
        </Button>
      </Group>
    </Step>
  );
}

interface StepProps {
  onSubmit: (event: SubmitEvent) => void;
  problem: string | undefined;
  children: ReactNode;
}

function Step({ onSubmit, problem, children }: StepProps) {
  return (
    <form onSubmit={onSubmit}>
      <Stack>
        {children}
        <Text role="alert" c="var(--red-text)">
          {problem}
        </Text>
      </Stack>
    </form>
  );
}

function useStep(send: () => Promise<void>) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  return {
    problems,
    isSending,
    clearProblems: () => setProblems({}),
    async submit(event: SubmitEvent) {
      event.preventDefault();
      setIsSending(true);
      setProblems({});
      try {
        await send();
      } catch (error) {
        const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
        setProblems(
          fields.length > 0
            ? Object.fromEntries(fields.map(([field, texts]) => [field, texts.join(' ')]))
            : { form: sentenceOf(error) },
        );
      }
      setIsSending(false);
    },
  };
}
