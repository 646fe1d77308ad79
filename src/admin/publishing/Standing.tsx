import { Loader } from '@mantine/core';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { PublishingState } from '../../api/publishing.ts';
import styles from './Standing.module.css';
import { standing } from './words.ts';

const ICONS: Readonly<Record<Exclude<PublishingState['state'], 'building'>, LucideIcon>> = {
  live: CircleCheck,
  waiting: Clock,
  failed: TriangleAlert,
};

/** The one thing people come for: whether visitors see what was saved. Said again when it changes. */
export function Standing({ publishing }: { publishing: PublishingState }) {
  const { state } = publishing;
  const { title, text } = standing(publishing);
  const Icon = state === 'building' ? null : ICONS[state];
  return (
    <section className={styles.standing} data-state={state} role="status">
      <span className={styles.sign}>
        {Icon === null ? <Loader size={36} color="currentColor" /> : <Icon size={40} strokeWidth={1.75} aria-hidden />}
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
