import type { ReactNode } from 'react';
import css from './Field.module.css';

/** What a control gets from its field. */
interface ControlProps {
  id: string;
  name: string;
  className: string | undefined;
  required?: true;
  'aria-describedby'?: string;
  /** Also written when false, because assistive technology treats a required empty field without it as invalid. */
  'aria-invalid': boolean;
}

export interface FieldProps {
  /** Id of the control, unique on the page. */
  id: string;
  /** Name under which the value is sent. */
  name: string;
  label: ReactNode;
  isRequired?: boolean;
  isWide?: boolean;
  /** The question, before the control. */
  question?: ReactNode;
  /** Help, after the control. */
  hint?: ReactNode;
  errors?: readonly string[] | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, its hint and its errors. */
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
