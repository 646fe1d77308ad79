import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useHref, useLocation } from 'react-router';
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
  const here = useHref(useLocation().pathname);
  const router = use(RouterContext)?.router;
  const search = useDebouncedCallback((query: string) => {
    // Who is on the way to another page is not to be held back by a search. Asked of the router itself: on a busy machine what the
    // hooks know may be older than the click.
    const at = router?.state.navigation.location ?? router?.state.location;
    if (at?.pathname !== here) return;
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
