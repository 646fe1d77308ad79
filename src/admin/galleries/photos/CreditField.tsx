import { TextInput } from '@mantine/core';

interface Props {
  value: string;
  onChange: (credit: string) => void;
}

/** Who took a photo; pages put „Autor:“ before it. */
export function CreditField({ value, onChange }: Props) {
  return (
    <TextInput
      label="Kto fotil"
      description="Stačí meno, slovo „Autor“ k&nbsp;nemu doplní web."
      maxLength={120}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
