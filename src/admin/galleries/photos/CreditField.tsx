import { TextInput, type TextInputProps } from '@mantine/core';
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
