import { Button, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { mailChangeCode, renewRecoveryCodes, turnTwoFactorOff } from '../../api/profile.ts';
import { FormShell } from '../shared/FormShell.tsx';
import { useSave } from '../shared/use-save.ts';
import { USER_KEY } from '../shell/contexts.ts';
import { twoFactorQuery } from './queries.ts';
import styles from './TwoFactor.module.css';

interface Props {
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

/** Asks for a code before a second factor that is on is changed: nobody else at this computer shall be able to. */
export function CodeQuestion({ method, change, onCodes, onBack }: Props) {
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
    <section className={styles.part} aria-labelledby="potvrdenie">
      <Title order={2} id="potvrdenie" ref={heading} tabIndex={-1} className={styles.question}>
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
              <Button variant="default" loading={mail.isPending} onClick={() => mail.mutate()}>
                Poslať nový kód
              </Button>
            )}
            <Button variant="default" disabled={form.submitting} onClick={onBack}>
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
    </section>
  );
}
