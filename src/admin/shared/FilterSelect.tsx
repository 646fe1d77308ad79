import { Select, type SelectProps } from '@mantine/core';
import type { TableState } from './use-table-state.ts';

interface Props<Name extends string> {
  label: string;
  /** The filter of the list that it sets. */
  name: Name;
  state: { filters: { readonly [Key in Name]?: string }; change: TableState['change'] };
  options: NonNullable<SelectProps['data']>;
  /** Shown while nothing is chosen: what the list holds then. */
  all: string;
  /** For long lists: typing narrows the choice. */
  isSearchable?: boolean;
}

/** One filter above a list: a choice that can be taken back. */
export function FilterSelect<Name extends string>({ label, name, state, options, all, isSearchable }: Props<Name>) {
  return (
    <Select
      label={label}
      placeholder={all}
      clearable
      {...(isSearchable === true && { searchable: true, nothingFoundMessage: 'Nič také' })}
      data={options}
      value={state.filters[name] ?? null}
      onChange={(value) => state.change({ [name]: value ?? undefined })}
    />
  );
}
