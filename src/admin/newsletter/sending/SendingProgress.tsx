import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IssueDetail } from '../../../api/admin-newsletter.ts';
import { plural } from '../../../domain/words/plural.ts';
import { BigNumber } from '../BigNumber.tsx';
import { count, people } from '../words.ts';
import styles from './SendingPage.module.css';

type Counted = 'sent' | 'suppressed' | 'failed' | 'uncertain';

interface Part {
  name: Counted;
  label: string;
  why: string;
  /** Of its part of the bar. */
  color: string;
}

const PARTS: readonly Part[] = [
  { name: 'sent', label: 'Odoslané', why: 'E-mail odišiel.', color: 'var(--green-text)' },
  {
    name: 'suppressed',
    label: 'Vynechaní',
    why: 'Medzitým sa odhlásili, alebo na ich adresu neposielame.',
    color: 'var(--blue)',
  },
  { name: 'failed', label: 'Nedoručené', why: 'Pošta ich adresu odmietla.', color: 'var(--red-text)' },
  { name: 'uncertain', label: 'Neisté', why: 'Nevieme, či e-mail odišiel.', color: 'var(--mustard)' },
];

/** How many of all are done with, and how each of them ended. */
export function SendingProgress({ issue: { state, progress }, children }: { issue: IssueDetail; children: ReactNode }) {
  const { total } = progress;
  const done = PARTS.reduce((sum, { name }) => sum + progress[name], 0);
  return (
    <>
      <section className={styles.progress} aria-label="Priebeh odosielania">
        <BigNumber value={state === 'sent' ? progress.sent : done}>
          {state === 'sent'
            ? `${plural(progress.sent, 'človeku', 'ľuďom', 'ľuďom')} sme e-mail odoslali`
            : `z\u00a0${people(total)} vybavených`}
        </BigNumber>
        <Progress.Root className={styles.bar ?? ''} size="1.25rem">
          {PARTS.map(({ name, label, color }) => (
            <Progress.Section
              key={name}
              value={total === 0 ? 0 : (progress[name] / total) * 100}
              color={color}
              aria-label={label}
              aria-valuetext={count(progress[name])}
            />
          ))}
        </Progress.Root>
        <p role="status">{sentenceOf(state, progress)}</p>
        {children}
      </section>
      <dl className={styles.counts}>
        {PARTS.map(({ name, label, why }) => (
          <div key={name} data-part={name}>
            <dt>{label}</dt>
            <dd className={styles.sum}>{count(progress[name])}</dd>
            <dd className={styles.why}>{why}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function sentenceOf(state: IssueDetail['state'], { total, uncertain }: IssueDetail['progress']): string {
  if (total === 0) return 'Pripravujeme zoznam ľudí, o\u00a0chvíľu sa začne odosielať.';
  if (state === 'sent' && uncertain > 0) return 'Vydanie je rozoslané, len o\u00a0niektorých ľuďoch treba rozhodnúť.';
  return SENTENCES[state];
}

const SENTENCES: Readonly<Record<IssueDetail['state'], string>> = {
  draft: '',
  sending: 'Odosiela sa. Stránku môžete pokojne zavrieť, pokračuje to aj bez vás.',
  paused: 'Odosielanie stojí. Nikto, kto už e-mail dostal, ho nedostane druhý raz.',
  sent: 'Hotovo, vydanie je rozoslané.',
};
