import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { findEventFile } from '../../../src/server/core/entries/event-files.ts';
import type { CheckChange } from '../../../src/server/core/entries/save-content.ts';
import { readContent } from '../../../src/server/core/entries/save-content.ts';
import { runJob } from '../../../src/server/core/jobs/job-runs.ts';
import { changeEvent, createEvent, deleteEvent } from '../../../src/server/features/events/edit-event.ts';
import { findClashingHires, refuseTaken, roomCheck } from '../../../src/server/features/events/room-check.ts';
import { jobs } from '../../../src/server/jobs.ts';
import { upstashStore } from '../../../src/server/ports/store/adapters/upstash-store.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import type { Services } from '../../../src/server/services.ts';
import { callApi } from '../../support/call-api.ts';
import { startRedisServer } from '../../support/redis-server.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';
import { startUpstashBridge } from '../../support/upstash-bridge.ts';

const BY = { actor: 'u'.repeat(32), visitor: null };
const RIGHTS = { readsHires: true, overrides: true };

export const EVENING = {
  title: 'Skúška zboru',
  description: 'Text.',
  start_date: '2027-01-13T19:00',
  end_date: '2027-01-13T21:00',
  location: 'Klubovňa',
  is_paid: false,
};

export const EVENING_TAKEN = [{ start: '2027-01-13T18:00:00.000Z', end: '2027-01-13T20:00:00.000Z' }];

export async function upstashServices(): Promise<TestServices> {
  const redis = await startRedisServer();
  if (redis === null) throw new Error('redis-server vanished');
  onTestFinished(() => redis.stop());
  const bridge = await startUpstashBridge(redis.port);
  onTestFinished(() => bridge.stop());
  const services = await testServices();
  const { url, token } = bridge;
  return { ...services, store: upstashStore({ url, token, clock: services.clock, prefix: `test-${randomUUID()}:` }) };
}

export function openClaims(services: TestServices) {
  const editing = (own: Services, override?: boolean) => ({ by: BY, check: roomCheck(own, RIGHTS, override) });
  const call = callApi(services);
  return {
    services,
    async save(fields: object = {}, own: Services = services, override?: boolean): Promise<number> {
      return numberOf(await createEvent(own, { ...EVENING, ...fields }, editing(own, override)));
    },
    async saveWithoutClaim(own: Services = services): Promise<number> {
      const check: CheckChange = {
        async judge(view, files) {
          refuseTaken([...(await findClashingHires(own, view, files)).values()].flat(), RIGHTS);
          return [];
        },
      };
      return numberOf(await createEvent(own, EVENING, { by: BY, check }));
    },
    /** The claim ends only by expiring. */
    async saveWithoutEnd(own: Services): Promise<number> {
      const { judge } = editing(own).check;
      return numberOf(await createEvent(own, EVENING, { by: BY, check: { judge } }));
    },
    async change(id: number, fields: object, own: Services = services) {
      const { file, version } = await fileOf(services, id);
      return changeEvent(own, file, { version, ...fields }, editing(own));
    },
    async remove(id: number) {
      const { file, version } = await fileOf(services, id);
      return deleteEvent(services, file, version, editing(services));
    },
    async busy(from = '2027-01-01', to = '2027-01-31', room = 'klubovna') {
      return (await call('GET', `/api/rooms/${room}/availability?from=${from}&to=${to}`)).body.busy;
    },
    settle: () => runJob(services, jobs['room-holds']),
  };
}

function numberOf(outcome: { kind: string; file?: string }): number {
  if (outcome.file === undefined) throw new Error('The event was not saved');
  return Number(/\d+/.exec(outcome.file)?.[0]);
}

async function fileOf(services: Services, id: number) {
  const view = await readContent(services);
  const file = findEventFile(view, id)?.file ?? '';
  return { file, version: view.state.blobIds.get(file) ?? '' };
}

/** `before` runs ahead of the first commit of a kind of record. */
export function pausedBefore(store: Store, kind: string, before: () => Promise<unknown>): Store {
  let isDone = false;
  return {
    ...store,
    async commit(writes) {
      if (!isDone && writes.some(({ key }) => key.startsWith(`${kind}:`))) {
        isDone = true;
        await before();
      }
      return store.commit(writes);
    },
  };
}
