import type { Store } from '../../src/server/ports/store/store.ts';

/**
 * The first two readers of a record wait for each other, so that both see it unchanged.
 * @param prefix of the keys
 */
export function readAtOnce(store: Store, prefix: string): Store {
  let readers = 0;
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  return {
    ...store,
    async get(key) {
      const record = await store.get(key);
      if (!key.startsWith(prefix)) return record;
      readers += 1;
      if (readers === 2) meet();
      await met;
      return record;
    },
  };
}
