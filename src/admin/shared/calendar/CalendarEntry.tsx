import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { keepTogether } from '../../../domain/words/typography.ts';
import styles from './Calendar.module.css';

interface Props {
  to: string | null;
  kind: 'event' | 'reservation' | 'block';
  /** `waits` asks for the room, `hidden` is not on the site yet. */
  look?: 'firm' | 'waits' | 'hidden' | 'cancelled';
  hours: string;
  title: string;
  words: string;
  act?: ReactNode;
}

/** Kind and state are text, not only a colour (WCAG 1.4.1). */
export function CalendarEntry({ to, kind, look = 'firm', hours, title, words, act }: Props) {
  const content = (
    <>
      <span className={styles.hours}>{hours}</span> <span className={styles.title}>{keepTogether(title)}</span>
      <span className={styles.state}>{words}</span>
    </>
  );
  const whole = [hours, title, words].filter((part) => part !== '').join(', ');
  const marks = { className: styles.entry ?? '', 'data-kind': kind, 'data-look': look };
  const hasAct = Boolean(act);
  const opened = { title: whole, ...(hasAct ? { className: styles.open ?? '' } : marks) };
  const entry =
    to === null ? (
      <div {...opened}>{content}</div>
    ) : (
      <Link to={to} {...opened}>
        {content}
      </Link>
    );
  if (!hasAct) return entry;
  return (
    <div data-has-act {...marks}>
      {entry}
      {act}
    </div>
  );
}
