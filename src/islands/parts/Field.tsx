import type { ReactNode } from 'react';
import css from './Field.module.css';

interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  required?: true;
  'aria-describedby'?: string;
  /** Assistive technology treats an empty required field without it as invalid. */
  'aria-invalid': boolean;
}

export interface FieldProps {
  id: string;
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  isWide?: boolean;
  question?: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  children: (control: ControlProps) => ReactNode;
}

export function Field({
  id,
  name,
  label,
  isRequired = false,
  isWide = false,
  question,
  hint,
  errors = [],
  children,
}: FieldProps) {
  const [questionId, hintId, errorId] = [`${id}-otazka`, `${id}-pomoc`, `${id}-chyba`];
  const describedBy = [
    ...(question === undefined ? [] : [questionId]),
    ...(errors.length === 0 ? [] : [errorId]),
    ...(hint === undefined ? [] : [hintId]),
  ].join(' ');
  return (
    <div className={isWide ? `${css.field} ${css.wide}` : css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {isRequired && '*'}
      </label>
      {question !== undefined && <p id={questionId}>{question}</p>}
      {children({
        id,
        name,
        className: css.control,
        ...(isRequired ? { required: true } : {}),
        ...(describedBy === '' ? {} : { 'aria-describedby': describedBy }),
        'aria-invalid': errors.length > 0,
      })}
      {errors.length > 0 && (
        <p id={errorId} className={css.error}>
          {errors[0]}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
