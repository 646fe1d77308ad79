import type { Store, Write } from '../../src/server/ports/store/store.ts';

/** Drops the expectations of commits, so that races show. */
export function withoutExpectations(store: Store): Store {
  return {
    ...store,
    commit: (writes) => store.commit(writes.map((write): Write => ({ ...write, expect: 'any' }))),
  };
}
