import { Button, Text } from '@mantine/core';
import { decideUncertain, type UncertainChunk } from '../../api/admin-newsletter.ts';
import { formatDateTime } from '../../domain/time/format-date.ts';
import { confirmAction } from '../shared/confirm.tsx';
import { useSave } from '../shared/use-save.ts';
import styles from './SendingPage.module.css';
import { people, toPeople } from './words.tsx';

interface Decision {
  chunk: UncertainChunk;
  decision: 'sent' | 'again';
}

/** The people who may or may not have got the mail. Only staff decide whether to send it to them again. */
export function UncertainPeople({ id, chunks }: { id: string; chunks: readonly UncertainChunk[] }) {
  const decide = useSave({
    call: ({ chunk, decision }: Decision) => decideUncertain(id, chunk.chunk, decision),
    done: (_, { decision }) => (decision === 'sent' ? 'Už im nič nepošleme.' : 'Pošleme im to znova.'),
    refresh: [['newsletter']],
  });
  if (chunks.length === 0) return null;

  const askAgain = async (chunk: UncertainChunk) => {
    if (decide.isPending) return;
    const isSure = await confirmAction({
      title: `Poslať znova ${toPeople(chunk.people)}?`,
      text: 'Kto e-mail už má, dostane ho druhý raz.',
      confirmLabel: `Poslať znova ${toPeople(chunk.people)}`,
    });
    if (isSure) decide.mutate({ chunk, decision: 'again' });
  };
  const askNoMore = async (chunk: UncertainChunk) => {
    if (decide.isPending) return;
    const isSure = await confirmAction({
      title: `Už neposlať ${toPeople(chunk.people)}?`,
      text: 'Kto e-mail nedostal, ten ho už nedostane. Vydanie si môže prečítať na webe.',
      confirmLabel: 'Už neposlať',
    });
    if (isSure) decide.mutate({ chunk, decision: 'sent' });
  };

  return (
    <section className={styles.uncertain} aria-labelledby="uncertain">
      <h2 id="uncertain">Treba rozhodnúť: nevieme, či e-mail odišiel</h2>
      <p>
        Spojenie s&nbsp;poštou sa prerušilo skôr, než odpovedala. Možno e-mail dostali všetci, možno niektorí, možno
        nikto. Sami to neskúsime, aby nikomu neprišiel dvakrát.
      </p>
      <ul>
        {chunks.map((chunk) => (
          <li key={chunk.chunk}>
            <Text fw={600}>
              {people(chunk.people)}, {formatDateTime(chunk.since)}
            </Text>
            <div className={styles.choices}>
              <div>
                <Button onClick={() => void askAgain(chunk)} aria-describedby={`${chunk.chunk}-again`}>
                  Poslať im znova
                </Button>
                <Text size="sm" id={`${chunk.chunk}-again`}>
                  Nikto nebude chýbať, ale niekto možno dostane ten istý e-mail dvakrát.
                </Text>
              </div>
              <div>
                <Button onClick={() => void askNoMore(chunk)} aria-describedby={`${chunk.chunk}-sent`}>
                  Už im neposlať
                </Button>
                <Text size="sm" id={`${chunk.chunk}-sent`}>
                  Nikto nedostane e-mail dvakrát, ale niekto možno tento mesiac nedostane nič.
                </Text>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
