import type { ReactNode } from 'react';
import { Check } from '../icons/Check.tsx';
import { Close } from '../icons/Close.tsx';
import css from './Outcome.module.css';

interface Props {
  tone: 'success' | 'failure';
  children: ReactNode;
}

/** What a call has come to: a coloured edge, a sign and a sentence. */
export function Outcome({ tone, children }: Props) {
  return (
    <p className={`${css.outcome} ${css[tone]}`} role={tone === 'failure' ? 'alert' : undefined}>
      <span className={css.sign}>{tone === 'success' ? <Check /> : <Close />}</span>
      <span>{children}</span>
    </p>
  );
}
