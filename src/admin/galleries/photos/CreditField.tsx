import { Button, Group, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';

interface Props extends Pick<TextInputProps, 'flex' | 'maw'> {
  value: string;
  onChange: (credit: string) => void;
  'data-autofocus'?: boolean;
}

/** Pages put „Autor:“ before it. */
export function CreditField({ value, onChange, ...input }: Props) {
  return (
    <TextInput
      label={GALLERIES.fieldNames.credit}
      description="Stačí meno, slovo „Autor“ k&nbsp;nemu doplní web."
      maxLength={120}
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

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
