import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './ImportSteps.module.css';

interface Props<Step extends string> {
  steps: Readonly<Partial<Record<Step, string>>>;
  current: Step;
}

export function ImportSteps<Step extends string>({ steps: names, current }: Props<Step>) {
  const steps = Object.entries<string | undefined>(names);
  const at = steps.findIndex(([step]) => step === current);
  return (
    <ol className={styles.steps} aria-label="Postup">
      {steps.map(([step, label], index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-passed={index < at || undefined}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span className={styles.label}>{label}</span>
        </li>
      ))}
    </ol>
  );
}

/** It takes the focus, so that screen readers announce the step. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title order={2} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
