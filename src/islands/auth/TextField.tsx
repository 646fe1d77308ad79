import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '../parts/Field.tsx';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'defaultValue' | 'spellCheck'> {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: HTMLInputAutoCompleteAttribute;
  maxLength: number;
  hint?: ReactNode;
  className?: string | undefined;
  errors: readonly string[] | undefined;
}

/** A field that must be filled in. */
export function TextField({ name, label, type = 'text', hint, className = '', errors, ...input }: Props) {
  return (
    <Field id={`ucet-${name}`} name={name} label={label} hint={hint} errors={errors}>
      {(control) => (
        <input {...control} {...input} className={`${control.className} ${className}`} type={type} required />
      )}
    </Field>
  );
}
