import { CloseButton, Select, type SelectProps, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search, SlidersHorizontal } from 'lucide-react';
import { Children, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref, useLocation, useSearchParams } from 'react-router';
import { IconButton } from './buttons.tsx';
import styles from './Filters.module.css';
import type { TableState } from './use-table-state.ts';

const NO_FILTERS = ['page', 'query', 'sort'];

export function Filters({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const used = [...search.keys()].filter((name) => !NO_FILTERS.includes(name)).length;
  const [isOpen, setIsOpen] = useState(used > 0);
  const [first, ...others] = Children.toArray(children);
  return (
    <search className={styles.filters} aria-label="Hľadanie v&nbsp;zozname">
      <div className={styles.first}>{first}</div>
      {others.length > 0 && (
        <IconButton
          hiddenFrom="sm"
          style={{ justifySelf: 'start' }}
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {used > 0 ? `Spresniť (${used})` : 'Spresniť'}
        </IconButton>
      )}
      <div className={styles.others} data-open={isOpen}>
        {others}
      </div>
    </search>
  );
}

interface FilterSelectProps<Name extends string> {
  label: string;
  name: Name;
  state: { filters: { readonly [Key in Name]?: string }; change: TableState['change'] };
  options: NonNullable<SelectProps['data']>;
  all: string;
  isSearchable?: boolean;
}

export function FilterSelect<Name extends string>({
  label,
  name,
  state,
  options,
  all,
  isSearchable,
}: FilterSelectProps<Name>) {
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

const TYPING_MS = 300;

interface SearchFieldProps {
  label: string;
  state: Pick<TableState, 'query'> & { change: TableState['change'] };
}

export function SearchField({ label, state }: SearchFieldProps) {
  const [text, setText] = useState(state.query);
  const searched = useRef(state.query);
  const here = useHref(useLocation().pathname);
  const router = use(RouterContext)?.router;
  const search = useDebouncedCallback((query: string) => {
    // A late search must not stop a navigation. The router is asked, because the hooks may not know of the click yet.
    const at = router?.state.navigation.location ?? router?.state.location;
    if (at?.pathname !== here) return;
    searched.current = query;
    state.change({ query });
  }, TYPING_MS);

  // The field ignores its own searches, because the user may have typed on.
  useEffect(() => {
    if (state.query === searched.current) return;
    searched.current = state.query;
    setText(state.query);
  }, [state.query]);

  const type = (value: string) => {
    setText(value);
    search(value.trim());
  };
  return (
    <TextInput
      type="search"
      label={label}
      value={text}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<Search aria-hidden size={18} />}
      rightSection={text !== '' && <CloseButton aria-label="Vymazať hľadanie" onClick={() => type('')} />}
    />
  );
}
