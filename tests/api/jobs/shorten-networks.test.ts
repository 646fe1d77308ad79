import { expect, test } from 'vitest';
import { auditLog, auditWrite, recordAudit, shortenVisitorNetworks } from '../../../src/server/core/audit/audit-log.ts';
import { removeOutdated } from '../../../src/server/features/data-duties/retention.ts';
import { allOf } from '../../../src/server/ports/store/collection.ts';
import { commitBatches } from '../../../src/server/ports/store/commit-batches.ts';
import type { Services } from '../../../src/server/services.ts';
import { type TestServices, testServices } from '../../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function networksIn({ store }: Pick<Services, 'store'>): Promise<(string | null)[]> {
  const entries = await allOf((page) => auditLog(store).list('all', page));
  return entries.map(({ value }) => value.network).sort();
}

test('after 30 days the log knows visitors by a part of their address only, staff by all of it', async () => {
  const services = await testServices();
  const from = (network: string) => ({ visitor: { network } });
  await recordAudit(services, { act: 'sign_in_failed', ...from('192.0.2.7') });
  await recordAudit(services, { act: 'sign_in_failed', ...from('2001:db8:1:2::/64') });
  await recordAudit(services, { act: 'signed_in', actor: 'u1', ...from('192.0.2.8') });
  services.clock.advance(29 * DAY_MS);
  await removeOutdated(services);
  expect(await networksIn(services)).toEqual(['192.0.2.7', '192.0.2.8', '2001:db8:1:2::/64']);

  services.clock.advance(2 * DAY_MS);
  await removeOutdated(services);
  await removeOutdated(services);
  expect(await networksIn(services)).toEqual(['192.0.2.0/24', '192.0.2.8', '2001:db8:1::/48']);
  const { records } = await auditLog(services.store).list('all');
  expect(records.every(({ expiresAt }) => expiresAt === Date.parse('2027-11-20T11:00:00Z'))).toBe(true);
});

async function keepWhole(services: TestServices, count: number): Promise<void> {
  const old = Array.from({ length: count }, () => {
    services.clock.advance(1000);
    return auditWrite(services, { act: 'sign_in_failed', visitor: { network: '192.0.2.7' } });
  });
  for (const writes of commitBatches(old)) await services.store.commit(writes);
}

test('what an earlier version left whole for months is shortened too, a thousand entries a night', async () => {
  const services = await testServices();
  const { clock } = services;
  await keepWhole(services, 1010);
  const whole = async () => (await networksIn(services)).filter((network) => network === '192.0.2.7').length;
  clock.advance(200 * DAY_MS);
  await removeOutdated(services);
  expect(await whole()).toBe(10);
  await removeOutdated(services);
  expect(await whole()).toBe(0);
});

test('a run that was cut off has noted how far it came', async () => {
  const services = await testServices();
  const { store, clock } = services;
  const startMs = clock.now();
  await keepWhole(services, 250);
  clock.advance(200 * DAY_MS);
  const commit = store.commit.bind(store);
  let left = 150;
  store.commit = async (writes) => {
    left -= 1;
    if (left < 0) throw new Error('the run ends here');
    return commit(writes);
  };
  await expect(shortenVisitorNetworks(services)).rejects.toThrow('the run ends here');
  expect(await store.get('audit-shortened:visitors')).toMatchObject({
    value: JSON.stringify({ until: startMs + 100 * 1000 }),
  });
});
