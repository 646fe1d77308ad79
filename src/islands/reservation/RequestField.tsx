import { Field, type FieldProps } from '../parts/Field.tsx';
import { elementId, fieldOf } from './form-problems.ts';

/** A field of the reservation form: messages lead to its control by the field's name. */
export function RequestField(props: Omit<FieldProps, 'id'>) {
  return <Field id={elementId(fieldOf(props.name))} {...props} />;
}
