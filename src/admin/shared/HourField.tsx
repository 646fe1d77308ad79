import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { readTime } from './read-time.ts';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** `18:00`, '' for none. As `form.getInputProps` gives it. */
  value?: string | undefined;
  /** Gets what is no hour as it was typed. */
  onChange: (hour: string) => void;
}

/** An hour, typed as people write it (`18:00`, `18.30`, `1830`), whatever language the browser speaks. */
export function HourField({ value = '', onChange, ...field }: Props) {
  // While one types, what is no hour yet stays as it is.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      inputMode="numeric"
      placeholder="napr. 18:00"
      maxLength={5}
      autoComplete="off"
      {...field}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTime(currentTarget.value) ?? currentTarget.value.trim());
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
