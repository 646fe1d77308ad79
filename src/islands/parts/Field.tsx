import type { ReactNode } from 'react';
import css from './Field.module.css';

/** What a control gets from its field. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  required?: true;
  'aria-describedby'?: string;
  /** Also written when false: what is required and empty counts as invalid without it. */
  'aria-invalid': boolean;
}

export interface FieldProps {
  /** Of the control, unique on the page. */
  id: string;
  /** Of the control, as it is sent. */
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  isWide?: boolean;
  /** What is asked, before the control. */
  question?: ReactNode;
  /** What helps, after it. */
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control under its label, with its hint and what is wrong with it. */
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
