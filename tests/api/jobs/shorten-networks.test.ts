import { expect, test } from 'vitest';
import { auditLog, auditWrite, recordAudit } from '../../../src/server/audit/audit-log.ts';
import { removeOutdated } from '../../../src/server/jobs/retention.ts';
import type { Services } from '../../../src/server/services.ts';
import { allOf } from '../../../src/server/store/collection.ts';
import { commitBatches } from '../../../src/server/store/commit-batches.ts';
import { testServices } from '../../support/test-services.ts';

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

test('what an earlier version left whole for months is shortened too, a thousand entries a night', async () => {
  const services = await testServices();
  const { store, clock } = services;
  const old = Array.from({ length: 1010 }, () => {
    clock.advance(1000);
    return auditWrite(services, { act: 'sign_in_failed', visitor: { network: '192.0.2.7' } });
  });
  for (const writes of commitBatches(old)) await store.commit(writes);
  const whole = async () => (await networksIn(services)).filter((network) => network === '192.0.2.7').length;
  clock.advance(200 * DAY_MS);
  await removeOutdated(services);
  expect(await whole()).toBe(10);
  await removeOutdated(services);
  expect(await whole()).toBe(0);
});
