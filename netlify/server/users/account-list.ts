import { z } from 'zod';
import { ROLES } from '../../../src/domain/permissions.ts';
import { foldForSearch } from '../../../src/domain/view/fold.ts';
import { pageOf, pageParams } from '../http/page.ts';
import type { Entry } from '../ports/store/collection.ts';
import { MAX_PAGE, type Store } from '../ports/store/store.ts';
import { accountRecords } from './accounts.ts';
import { USER_STATES, type User } from './user.ts';
import { toWireAccount, type WireAccount } from './wire.ts';

const SORTS = ['name', 'email', 'created_at', 'last_sign_in_at'] as const;

/** What the list may be asked for; `sort=-name` turns the order round. */
export const accountQuery = z.object({
  ...pageParams,
  query: z.string().max(200).default(''),
  state: z.enum(USER_STATES).optional(),
  role: z.enum([...ROLES, 'none']).optional(),
  two_factor: z.enum(['on', 'off']).optional(),
  sort: z.enum([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)]).default('name'),
});

type AccountQuery = z.output<typeof accountQuery>;

const collator = new Intl.Collator('sk', { numeric: true });

/** One page of the accounts. They are few (staff, and who waits to become it), so all are read and judged here. */
export async function listAccounts(
  store: Store,
  query: AccountQuery,
): Promise<{ items: WireAccount[]; total: number }> {
  const users = await readAll(store);
  const signIns = await accountRecords(store).lastSignIns.findMany(users.map(({ id }) => id));
  const accounts = users.map((user, at) => toWireAccount(user, signIns[at]?.value.at ?? null));
  return pageOf(accounts.filter((account) => matches(account, query)).sort(inOrder(query.sort)), query);
}

async function readAll(store: Store): Promise<Entry<User>[]> {
  const users: Entry<User>[] = [];
  let cursor: string | null = null;
  do {
    const page = await accountRecords(store).users.list('created', {
      limit: MAX_PAGE,
      ...(cursor === null ? {} : { cursor }),
    });
    users.push(...page.records);
    cursor = page.next;
  } while (cursor !== null && users.length < MAX_PAGE);
  return users;
}

function matches(account: WireAccount, { query, state, role, two_factor }: AccountQuery): boolean {
  const text = foldForSearch(`${account.name} ${account.email}`);
  const roles: string[] = account.roles.length === 0 ? ['none'] : account.roles.map(({ name }) => name);
  return (
    foldForSearch(query)
      .split(' ')
      .every((word) => text.includes(word)) &&
    (state === undefined || account.state === state) &&
    (role === undefined || roles.includes(role)) &&
    (two_factor === undefined || account.two_factor_enabled === (two_factor === 'on'))
  );
}

/** People of one name, or without a time, in the order of their addresses. */
function inOrder(sort: AccountQuery['sort']): (a: WireAccount, b: WireAccount) => number {
  const isReversed = sort.startsWith('-');
  const field = SORTS.find((name) => sort.endsWith(name)) ?? 'name';
  return (a, b) => {
    const order = collator.compare(a[field] ?? '', b[field] ?? '');
    return (isReversed ? -order : order) || collator.compare(a.email, b.email);
  };
}
