import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './FormPart.module.css';

/** A part of the form with fields that belong together. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={<h2>{title}</h2>} className={styles.part}>
      {children}
    </Fieldset>
  );
}
