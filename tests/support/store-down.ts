import { type Store, StoreError } from '../../src/server/ports/store/store.ts';

const refuse = () => Promise.reject(new StoreError('unavailable', 'The store is down'));

export const storeDown: Store = {
  get: refuse,
  getMany: refuse,
  commit: refuse,
  take: refuse,
  increment: refuse,
  range: refuse,
  count: refuse,
  async *everyRecord() {
    yield await refuse();
  },
  ping: refuse,
  close: async () => {},
};
