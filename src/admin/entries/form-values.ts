import type { GetInputPropsReturnType } from '@mantine/form';
// A missing value is an empty text.

export type FormValues<Call> = {
  [Field in keyof Call]: null extends Call[Field] ? Exclude<Call[Field], null> | '' : Call[Field];
};

/** @param fields the fields of the call that the form holds unchanged */
export function toFormValues<Call extends object>(
  fields: readonly (string & keyof Call)[],
  call: Partial<Call>,
): FormValues<Call> {
  return Object.fromEntries(fields.map((field) => [field, call[field] ?? ''])) as FormValues<Call>;
}

/** Trims texts; an empty one becomes null. */
export function fromFormValues(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [
      field,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
}

export function fieldOf(names: Readonly<Record<string, string>>) {
  return (form: { getInputProps: (path: string) => GetInputPropsReturnType }, path: string) => ({
    label: names[path] ?? names[path.slice(path.lastIndexOf('.') + 1)] ?? path,
    ...form.getInputProps(path),
  });
}
