import { Anchor, Button, Group, Text } from '@mantine/core';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { confirmNumbers, dismissGuide, type House } from '../../api/operations.ts';
import { Frame } from '../shared/layout.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './FirstRunGuide.module.css';

type Steps = NonNullable<House['first_run']>;

const STEPS: readonly { name: keyof Steps; label: string; to: string }[] = [
  { name: 'contacts', label: 'Vyplňte vlastné kontakty', to: '/settings/site' },
  { name: 'place', label: 'Nájdite dom na mape', to: '/settings/site' },
  { name: 'numbers', label: 'Opravte odhadnuté čísla o\u00a0dome', to: '/settings/site' },
  { name: 'logo', label: 'Nahrajte logo domu', to: '/settings/look' },
  { name: 'rooms', label: 'Nahrajte fotografie priestorov', to: '/settings/rooms' },
  { name: 'texts', label: 'Doplňte texty stránok', to: '/settings' },
  { name: 'first_event', label: 'Pridajte prvé podujatie', to: '/events/new' },
  { name: 'colleagues', label: 'Pozvite kolegov', to: '/users/invite' },
  { name: 'second_factor', label: 'Zapnite si druhý krok prihlásenia', to: '/profile/two-factor' },
];

export function FirstRunGuide({ steps }: { steps: Steps }) {
  const away = useSave({
    call: dismissGuide,
    question: () => ({
      title: 'Skryť sprievodcu?',
      text: 'Nezobrazí sa už ani kolegom. Všetko z\u00a0neho nájdete v\u00a0ponuke.',
      confirmLabel: 'Skryť',
    }),
    done: 'Sprievodca je skrytý.',
    refresh: [['dashboard']],
  });
  const numbers = useSave({
    call: confirmNumbers,
    question: () => ({
      title: 'Sú odhadnuté čísla správne?',
      text: 'Koľko je za rok podujatí a\u00a0návštevníkov, zostane, ako je teraz na webe.',
      confirmLabel: 'Sú správne',
    }),
    done: 'Čísla zostávajú, ako sú.',
    refresh: [['dashboard']],
  });
  const done = STEPS.filter(({ name }) => steps[name]).length;
  return (
    <Frame gap="xs" aria-label="Prvé kroky">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <h2 className={styles.title}>Prvé kroky</h2>
          <Text c="dimmed" fz="sm">
            Hotové {done} z&nbsp;{STEPS.length}. Odškrtnú sa samé, keď ich urobíte.
          </Text>
        </div>
        <Button flex="none" variant="subtle" loading={away.isPending} onClick={() => away.ask(undefined)}>
          Skryť
        </Button>
      </Group>
      <ol className={styles.steps}>
        {STEPS.map(({ name, label, to }) => (
          <li key={name} className={styles.step} data-done={steps[name]}>
            {steps[name] ? <CircleCheck aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
            {steps[name] ? (
              <span>
                {label}
                <span className="visually-hidden"> – hotové</span>
              </span>
            ) : (
              <Anchor component={Link} to={to} className={styles.link ?? ''}>
                {label}
              </Anchor>
            )}
            {name === 'numbers' && !steps[name] && (
              <Button flex="none" variant="subtle" loading={numbers.isPending} onClick={() => numbers.ask(undefined)}>
                Sú správne<span className="visually-hidden"> odhadnuté čísla</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Frame>
  );
}
