import type { ReactNode } from 'react';
import { Check, Close } from './icons.tsx';
import css from './Outcome.module.css';

interface Props {
  tone: 'success' | 'failure';
  children: ReactNode;
}

export function Outcome({ tone, children }: Props) {
  return (
    <p className={`${css.outcome} ${css[tone]}`} role={tone === 'failure' ? 'alert' : undefined}>
      <Sign tone={tone} />
      <span>{children}</span>
    </p>
  );
}

export function Sign({ tone }: { tone: Props['tone'] }) {
  return <span className={css.sign}>{tone === 'success' ? <Check /> : <Close />}</span>;
}

export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
