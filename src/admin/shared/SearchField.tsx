import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { TableState } from './use-table-state.ts';

const TYPING_MS = 300;

interface Props {
  label: string;
  state: Pick<TableState, 'query'> & { change: TableState['change'] };
}

/** The search over a list; it begins by itself when one stops typing. */
export function SearchField({ label, state }: Props) {
  const [text, setText] = useState(state.query);
  const searched = useRef(state.query);
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const search = useDebouncedCallback((query: string) => {
    // Who is on the way to another page, whose code is being loaded, is not to be held back by a search.
    if (next !== pathname) return;
    searched.current = query;
    state.change({ query });
  }, TYPING_MS);

  // Also what the way back or 'show all' changes; but of its own searches the field knows more, when one types on.
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
