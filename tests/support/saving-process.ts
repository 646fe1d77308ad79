// Saves an event and kills itself. Arguments: data folder, content index, epoch milliseconds, `claim` or `commit`
// (the last step), fields.

import { createEvent } from '../../src/server/features/events/edit-event.ts';
import { roomCheck } from '../../src/server/features/events/room-check.ts';
import type { ContentRepository } from '../../src/server/ports/repository/content-repository.ts';
import type { Store } from '../../src/server/ports/store/store.ts';
import { openServices } from './open-services.ts';

const [dataDir = '', contentIndexPath = '', nowMs = '0', step = '', fields = '{}'] = process.argv.slice(2);
const services = await openServices({ dataDir, contentIndexPath, nowMs: Number(nowMs) });

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('It is still alive');
}

const store: Store = {
  ...services.store,
  async commit(writes) {
    const result = await services.store.commit(writes);
    if (step === 'claim' && writes.some(({ key }) => key.startsWith('room-month:'))) die();
    return result;
  },
};
const content: ContentRepository = {
  ...services.content,
  async commit(commit) {
    const outcome = await services.content.commit(commit);
    if (step === 'commit') die();
    return outcome;
  },
};
const own = { ...services, store, content };
const check = roomCheck(own, { readsHires: true, overrides: true }, undefined);
await createEvent(own, JSON.parse(fields), { by: { actor: 'u'.repeat(32), visitor: null }, check });
await services.close();
