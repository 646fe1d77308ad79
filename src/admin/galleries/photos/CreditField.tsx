import { TextInput } from '@mantine/core';

interface Props {
  value: string;
  onChange: (credit: string) => void;
  'data-autofocus'?: boolean;
}

/** Pages put „Autor:“ before it. */
export function CreditField({ value, onChange, ...focus }: Props) {
  return (
    <TextInput
      label="Kto fotil"
      description="Stačí meno, slovo „Autor“ k&nbsp;nemu doplní web."
      maxLength={120}
      {...focus}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
