import type { ReactNode } from 'react';
import { Check, Close } from './icons.tsx';
import css from './Outcome.module.css';

interface Props {
  tone: 'success' | 'failure';
  children: ReactNode;
}

/** The result of a call: a coloured edge, a sign and a sentence. */
export function Outcome({ tone, children }: Props) {
  return (
    <p className={`${css.outcome} ${css[tone]}`} role={tone === 'failure' ? 'alert' : undefined}>
      <Sign tone={tone} />
      <span>{children}</span>
    </p>
  );
}

/** A tick or a cross on a disc of the colour `--tone`, for people who do not see the colour. */
export function Sign({ tone }: { tone: Props['tone'] }) {
  return <span className={css.sign}>{tone === 'success' ? <Check /> : <Close />}</span>;
}

/** A turning pair of quarter circles, as large as the text beside it, which tells what is under way. */
export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />;
}
