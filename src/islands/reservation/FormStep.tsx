import type { ReactNode } from 'react';
import css from './FormStep.module.css';

interface Props {
  number: number;
  title: string;
  children: ReactNode;
}

/** One of the calm steps of the form, all on one page: a numeral in the margin, its fields beside it. */
export function FormStep({ number, title, children }: Props) {
  const headingId = `rezervacia-krok-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out in a grid, and would be no heading
    <div role="group" aria-labelledby={headingId} className={css.step}>
      <span className={css.numeral} aria-hidden="true">
        {number}
      </span>
      <h3 id={headingId} className={css.title}>
        {title}
      </h3>
      <div className={css.fields}>{children}</div>
    </div>
  );
}
