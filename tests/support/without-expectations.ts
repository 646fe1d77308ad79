import type { Store, Write } from '../../src/server/ports/store/store.ts';

/** The twin of race tests: a store that drops the expectations of every write, so that the race shows. */
export function withoutExpectations(store: Store): Store {
  return {
    ...store,
    commit: (writes) => store.commit(writes.map((write): Write => ({ ...write, expect: 'any' }))),
  };
}
