import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { mailChangeCode } from '../../api/profile.ts';
import { plural } from '../../domain/words/plural.ts';
import { useSave } from '../shared/use-save.ts';
import { BackToProfile } from './BackToProfile.tsx';
import { CodeQuestion } from './CodeQuestion.tsx';
import styles from './TwoFactor.module.css';

interface Props {
  method: 'app' | 'email';
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

/** What can be done with a second factor that is on; both ask for a code of it. */
export function TwoFactorOn({ method, codesLeft, onCodes }: Props) {
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
      <section className={styles.part} aria-labelledby="zapnute">
        <Title order={2} id="zapnute">
          {method === 'app' ? 'Zapnutý, kódom z\u00a0aplikácie' : 'Zapnutý, kódom z\u00a0e-mailu'}
        </Title>
        <p>Ak chcete iný spôsob alebo máte nový telefón, druhý krok vypnite a&nbsp;zapnite znova.</p>
        <Button variant="outline" color="red" loading={mail.isPending} onClick={() => ask('off')}>
          Vypnúť druhý krok
        </Button>
      </section>
      <section className={styles.part} aria-labelledby="zalozne">
        <Title order={2} id="zalozne">
          Záložné kódy
        </Title>
        <p>{leftText(codesLeft)} Použijete ich, keď nebudete mať poruke telefón alebo poštu. Každý sa dá použiť raz.</p>
        <Button variant="default" loading={mail.isPending} onClick={() => ask('renewal')}>
          Vytvoriť nové kódy
        </Button>
      </section>
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
