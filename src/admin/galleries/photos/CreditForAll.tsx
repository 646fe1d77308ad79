import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { CreditField } from './CreditField.tsx';

export function CreditForAll({ onCredit }: { onCredit: (credit: string) => void }) {
  const [credit, setCredit] = useState('');
  return (
    <Group align="end" gap="var(--space-2) var(--space-4)">
      <CreditField flex="1 1 18rem" maw="34rem" value={credit} onChange={setCredit} />
      <Button disabled={credit.trim() === ''} onClick={() => onCredit(credit.trim())}>
        Použiť pre všetky
      </Button>
    </Group>
  );
}
