import { z } from 'zod';
import { ROLES } from '../../../domain/accounts/permissions.ts';
import { foldForSearch, searchWords } from '../../../domain/words/fold.ts';
import { accountRecords } from '../../core/accounts/accounts.ts';
import { toWireAccount, USER_STATES, type WireAccount } from '../../core/accounts/user.ts';
import { pageOf, searchParams } from '../../core/http/validated.ts';
import { everyPage } from '../../ports/store/collection.ts';
import type { Store } from '../../ports/store/store.ts';

const SORTS = ['name', 'email', 'created_at', 'last_sign_in_at'] as const;

export const accountQuery = z.object({
  ...searchParams,
  state: z.enum(USER_STATES).optional(),
  role: z.enum([...ROLES, 'none']).optional(),
  two_factor: z.enum(['on', 'off']).optional(),
  sort: z.enum([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)]).default('name'),
});

type AccountQuery = z.output<typeof accountQuery>;

const collator = new Intl.Collator('sk', { numeric: true });

/** When strangers register many accounts, the newest must not be missing. */
export async function readAccounts(store: Store): Promise<WireAccount[]> {
  const { users, lastSignIns } = accountRecords(store);
  const accounts: WireAccount[] = [];
  for await (const page of everyPage((range) => users.list('created', range))) {
    const signIns = await lastSignIns.findMany(page.map(({ id }) => id));
    accounts.push(...page.map((user, at) => toWireAccount(user, signIns[at]?.value.at ?? null)));
  }
  return accounts;
}

export async function listAccounts(
  store: Store,
  query: AccountQuery,
): Promise<{ items: WireAccount[]; total: number }> {
  const accounts = await readAccounts(store);
  const matchesWords = searchWords(query.query);
  const matching = accounts.filter(
    (account) => matchesWords(foldForSearch(`${account.name} ${account.email}`)) && matches(account, query),
  );
  return pageOf(matching.sort(compareBy(query.sort)), query);
}

function matches(account: WireAccount, { state, role, two_factor }: AccountQuery): boolean {
  const roles: string[] = account.roles.length === 0 ? ['none'] : account.roles.map(({ name }) => name);
  return (
    (state === undefined || account.state === state) &&
    (role === undefined || roles.includes(role)) &&
    (two_factor === undefined || account.two_factor_enabled === (two_factor === 'on'))
  );
}

function compareBy(sort: AccountQuery['sort']): (a: WireAccount, b: WireAccount) => number {
  const isReversed = sort.startsWith('-');
  const field = SORTS.find((name) => sort.endsWith(name)) ?? 'name';
  return (a, b) => {
    const order = collator.compare(a[field] ?? '', b[field] ?? '');
    return (isReversed ? -order : order) || collator.compare(a.email, b.email);
  };
}
