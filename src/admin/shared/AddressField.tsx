import { TextInput, type TextInputProps } from '@mantine/core';
import { completeWebAddress } from '../../domain/words/web-address.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'placeholder'> {
  value?: string | undefined;
  onChange: (address: string) => void;
}

export function AddressField({ value = '', onChange, onBlur, ...field }: Props) {
  return (
    <TextInput
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={(event) => {
        const whole = completeWebAddress(value);
        if (whole !== value) onChange(whole);
        onBlur?.(event);
      }}
    />
  );
}
