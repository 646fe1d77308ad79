import { Button } from '@mantine/core';
import { useState } from 'react';
import { CreditField } from './CreditField.tsx';
import styles from './CreditForAll.module.css';

export function CreditForAll({ onCredit }: { onCredit: (credit: string) => void }) {
  const [credit, setCredit] = useState('');
  return (
    <div className={styles.line}>
      <CreditField value={credit} onChange={setCredit} />
      <Button disabled={credit.trim() === ''} onClick={() => onCredit(credit.trim())}>
        Použiť pre všetky
      </Button>
    </div>
  );
}
