import { useSearchParams } from 'react-router';

interface Option {
  value: string;
  label: string;
}

/** The values that a filter takes, alone or with their names. */
type FilterKinds = Readonly<Record<string, readonly (string | Readonly<Option>)[] | 'text'>>;

type FilterValue<Kind> = Kind extends readonly (infer One)[] ? ValueOf<One> : string;
type ValueOf<One> = One extends { readonly value: infer Value extends string } ? Value : Extract<One, string>;

export type FilterValues<Filters extends FilterKinds> = { [Name in keyof Filters]?: FilterValue<Filters[Name]> };

export interface TableState<Sort extends string = string, Filters extends FilterKinds = FilterKinds> {
  page: number;
  query: string;
  sort: Sort | `-${Sort}`;
  filters: FilterValues<Filters>;
  params: { page: string; per_page: string; sort: Sort | `-${Sort}` } & { query?: string } & FilterValues<Filters>;
  /** The list starts at its first page unless `page` is among the changes. */
  change: (changes: Readonly<Record<string, string | undefined>>) => void;
  clear: () => void;
  isNarrowed: boolean;
}

export const PER_PAGE = 25;

/** The address of the page keeps the state. The first of `sorts` is the default. */
export function useTableState<const Sort extends string, const Filters extends FilterKinds>({
  sorts,
  defaultSort,
  filters: kinds,
}: {
  sorts: readonly Sort[];
  defaultSort: Sort | `-${Sort}`;
  filters: Filters;
}): TableState<Sort, Filters> {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page') ?? '1')) || 1);
  const query = search.get('query') ?? '';
  const sort =
    sorts.flatMap((name) => [name, `-${name}` as const]).find((name) => name === search.get('sort')) ?? defaultSort;
  const filters = readFilters(search, kinds);

  const change: TableState['change'] = (changes) =>
    setSearch(
      (before) => changedSearch(before, { page: undefined, ...changes }),
      // Synchronously: the next input starts from the new address.
      { replace: !('page' in changes), preventScrollReset: true, flushSync: true },
    );

  return {
    page,
    query,
    sort,
    filters,
    params: { page: String(page), per_page: String(PER_PAGE), sort, ...(query === '' ? {} : { query }), ...filters },
    change,
    clear: () => change(Object.fromEntries(['query', ...Object.keys(kinds)].map((name) => [name, undefined]))),
    isNarrowed: query !== '' || Object.keys(filters).length > 0,
  };
}

export function changedSearch(
  before: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, value);
  return after;
}

function readFilters<Filters extends FilterKinds>(search: URLSearchParams, kinds: Filters): FilterValues<Filters> {
  const found: Record<string, string> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = search.get(name);
    if (!value) continue;
    if (kind === 'text' || kind.some((one) => value === (typeof one === 'string' ? one : one.value)))
      found[name] = value;
  }
  // The loop has checked every value against its kind.
  return found as FilterValues<Filters>;
}
