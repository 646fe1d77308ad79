import styles from './ImportSteps.module.css';

const STEPS = { file: 'Súbor', columns: 'Stĺpce', preview: 'Kontrola', done: 'Hotovo' };

export type ImportStep = keyof typeof STEPS;

/** Where one is on the way from the file to the events. */
export function ImportSteps({ current, hasColumns }: { current: ImportStep; hasColumns: boolean }) {
  const steps = Object.entries(STEPS).filter(([step]) => hasColumns || step !== 'columns');
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
