import { Button, Title } from '@mantine/core';
import { renewRecoveryCodes, turnTwoFactorOff } from '../../api/profile.ts';
import { plural } from '../../domain/view/plural.ts';
import { USER_KEY } from '../session/SignedIn.tsx';
import { confirmAction } from '../shared/confirm-action.tsx';
import { useSave } from '../shared/use-save.ts';
import { BackToProfile } from './BackToProfile.tsx';
import { twoFactorQuery } from './queries.ts';
import styles from './TwoFactor.module.css';

interface Props {
  method: 'app' | 'email';
  codesLeft: number;
  onCodes: (codes: readonly string[]) => void;
}

/** What can be done with a second factor that is on. */
export function TwoFactorOn({ method, codesLeft, onCodes }: Props) {
  const off = useSave({
    call: turnTwoFactorOff,
    done: 'Druhý krok prihlásenia je vypnutý.',
    refresh: [twoFactorQuery.queryKey, USER_KEY],
  });
  const renewal = useSave({
    call: renewRecoveryCodes,
    done: 'Nové záložné kódy sú hotové. Staré už neplatia.',
    onDone: onCodes,
    refresh: [twoFactorQuery.queryKey],
  });
  const askToTurnOff = async () => {
    const goesOn = await confirmAction({
      title: 'Vypnúť druhý krok?',
      text: 'Na prihlásenie potom bude stačiť heslo. Záložné kódy prestanú platiť.',
      confirmLabel: 'Vypnúť druhý krok',
      isDanger: true,
    });
    if (goesOn) off.mutate();
  };
  const askToRenew = async () => {
    const goesOn = await confirmAction({
      title: 'Vytvoriť nové záložné kódy?',
      text: 'Kódy, ktoré máte odložené, prestanú platiť. Nové vám ukážeme raz.',
      confirmLabel: 'Vytvoriť nové kódy',
    });
    if (goesOn) renewal.mutate();
  };

  return (
    <>
      <section className={styles.part} aria-labelledby="zapnute">
        <Title order={2} id="zapnute">
          {method === 'app' ? 'Zapnutý, kódom z\u00a0aplikácie' : 'Zapnutý, kódom z\u00a0e-mailu'}
        </Title>
        <p>Ak chcete iný spôsob alebo máte nový telefón, druhý krok vypnite a&nbsp;zapnite znova.</p>
        <Button variant="outline" color="red" loading={off.isPending} onClick={askToTurnOff}>
          Vypnúť druhý krok
        </Button>
      </section>
      <section className={styles.part} aria-labelledby="zalozne">
        <Title order={2} id="zalozne">
          Záložné kódy
        </Title>
        <p>{leftText(codesLeft)} Použijete ich, keď nebudete mať poruke telefón alebo poštu. Každý sa dá použiť raz.</p>
        <Button variant="default" loading={renewal.isPending} onClick={askToRenew}>
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
