import { MAX_PAGE, type Store } from '../store/store.ts';
import { accountRecords, isUserId } from './accounts.ts';

/** Names of people by the ids of their accounts. Whose account is gone is not among them, nor what is no id. */
export async function userNames(store: Store, ids: Iterable<string | null>): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null).filter(isUserId);
  const names = new Map<string, string>();
  for (let at = 0; at < asked.length; at += MAX_PAGE) {
    const users = await accountRecords(store).users.findMany(asked.slice(at, at + MAX_PAGE));
    for (const user of users) if (user !== null) names.set(user.id, user.value.name);
  }
  return names;
}
