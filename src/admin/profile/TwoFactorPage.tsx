import { Button, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mailChangeCode, renewRecoveryCodes, turnTwoFactorOff } from '../../api/profile.ts';
import { plural } from '../../domain/words/plural.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { Frame } from '../shared/layout.tsx';
import { PageHeader } from '../shared/PageHeader.tsx';
import { QueryState } from '../shared/states.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY } from '../shell/contexts.ts';
import { BackToProfile, twoFactorQuery } from './parts.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

export function TwoFactorPage() {
  const twoFactor = useQuery(twoFactorQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <PageHeader
        title="Druhý krok prihlásenia"
        lead="Okrem hesla sa opýtame aj na šesť číslic z&nbsp;vášho telefónu alebo e-mailu. Samotné heslo potom zlodejovi nestačí."
      />
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <QueryState query={twoFactor} keepsData>
          {({ method, recovery_codes_left }) =>
            method === null ? (
              <TwoFactorSetup onCodes={setCodes} />
            ) : (
              <TwoFactorOn method={method} codesLeft={recovery_codes_left} onCodes={setCodes} />
            )
          }
        </QueryState>
      )}
    </>
  );
}

interface TwoFactorOnProps {
  method: 'app' | 'email';
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

function TwoFactorOn({ method, codesLeft, onCodes }: TwoFactorOnProps) {
  const [change, setChange] = useState<'off' | 'renewal' | null>(null);
  const mail = useSave({ call: mailChangeCode, done: 'Kód sme vám poslali e-mailom.' });
  const ask = (asked: 'off' | 'renewal') => {
    if (method === 'app') setChange(asked);
    else mail.mutate(undefined, { onSuccess: () => setChange(asked) });
  };

  if (change !== null)
    return <CodeQuestion method={method} change={change} onCodes={onCodes} onBack={() => setChange(null)} />;
  return (
    <>
      <Frame align="flex-start" gap="var(--space-3)" maw="44rem" aria-labelledby="zapnute">
        <Title order={2} id="zapnute">
          {method === 'app' ? 'Zapnutý, kódom z\u00a0aplikácie' : 'Zapnutý, kódom z\u00a0e-mailu'}
        </Title>
        <p>Ak chcete iný spôsob alebo máte nový telefón, druhý krok vypnite a&nbsp;zapnite znova.</p>
        <Button variant="outline" color="red" loading={mail.isPending} onClick={() => ask('off')}>
          Vypnúť druhý krok
        </Button>
      </Frame>
      <Frame align="flex-start" gap="var(--space-3)" maw="44rem" aria-labelledby="zalozne">
        <Title order={2} id="zalozne">
          Záložné kódy
        </Title>
        <p>{leftText(codesLeft)} Použijete ich, keď nebudete mať poruke telefón alebo poštu. Každý sa dá použiť raz.</p>
        <Button loading={mail.isPending} onClick={() => ask('renewal')}>
          Vytvoriť nové kódy
        </Button>
      </Frame>
      <div>
        <BackToProfile />
      </div>
    </>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'Nemáte už žiadny.';
  return `Ostáva vám ${left}\u00a0${plural(left, 'kód', 'kódy', 'kódov')}.`;
}

interface CodeQuestionProps {
  method: 'app' | 'email';
  change: 'off' | 'renewal';
  onCodes: (codes: readonly string[]) => void;
  onBack: () => void;
}

const WORDS = {
  off: {
    title: 'Vypnúť druhý krok?',
    text: 'Na prihlásenie potom bude stačiť heslo. Záložné kódy prestanú platiť.',
    submit: 'Vypnúť druhý krok',
    done: 'Druhý krok prihlásenia je vypnutý.',
  },
  renewal: {
    title: 'Vytvoriť nové záložné kódy?',
    text: 'Kódy, ktoré máte odložené, prestanú platiť. Nové vám ukážeme raz.',
    submit: 'Vytvoriť nové kódy',
    done: 'Nové záložné kódy sú hotové. Staré už neplatia.',
  },
} as const;

const SOURCES = {
  app: { lead: 'Opíšte šesť číslic, ktoré teraz ukazuje aplikácia v\u00a0telefóne.', label: 'Kód z\u00a0aplikácie' },
  email: { lead: 'Poslali sme vám e-mail so šiestimi číslicami, platia desať minút.', label: 'Kód z\u00a0e-mailu' },
} as const;

/** Nobody else at this computer may change the second factor. */
function CodeQuestion({ method, change, onCodes, onBack }: CodeQuestionProps) {
  const words = WORDS[change];
  const source = SOURCES[method];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({ initialValues: { code: '' } });
  const save = useSave({
    call: async ({ code }: { code: string }) =>
      change === 'renewal' ? await renewRecoveryCodes(code) : await turnTwoFactorOff(code),
    done: words.done,
    onDone: (codes) => codes && onCodes(codes),
    refresh: [twoFactorQuery.queryKey, USER_KEY],
    showsErrors: false,
  });
  const mail = useSave({ call: mailChangeCode, done: 'Nový kód sme vám poslali e-mailom.' });
  return (
    <Frame align="flex-start" gap="var(--space-3)" maw="44rem" aria-labelledby="potvrdenie">
      <Title order={2} id="potvrdenie" ref={heading} tabIndex={-1}>
        {words.title}
      </Title>
      <p>{words.text}</p>
      <p>{source.lead} Môžete napísať aj jeden zo&nbsp;záložných kódov.</p>
      <FormShell
        form={form}
        onSubmit={save.mutateAsync}
        submitLabel={words.submit}
        guardsChanges={false}
        actions={
          <>
            {method === 'email' && (
              <Button loading={mail.isPending} onClick={() => mail.mutate()}>
                Poslať nový kód
              </Button>
            )}
            <Button disabled={form.submitting} onClick={onBack}>
              Späť
            </Button>
          </>
        }
      >
        <TextInput
          label={source.label}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={64}
          maw="20rem"
          required
          {...form.getInputProps('code')}
        />
      </FormShell>
    </Frame>
  );
}
