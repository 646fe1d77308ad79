import { expect, test } from 'vitest';
import { auditLog, recordAudit } from '../../../src/server/audit/audit-log.ts';
import { removeOutdated } from '../../../src/server/jobs/retention.ts';
import { testServices } from '../../support/test-services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('after 30 days the log knows visitors by a part of their address only, staff by all of it', async () => {
  const services = await testServices();
  const from = (network: string) => ({ visitor: { network } });
  await recordAudit(services, { act: 'sign_in_failed', ...from('192.0.2.7') });
  await recordAudit(services, { act: 'sign_in_failed', ...from('2001:db8:1:2::/64') });
  await recordAudit(services, { act: 'signed_in', actor: 'u1', ...from('192.0.2.8') });
  const networks = async () => {
    const { records } = await auditLog(services.store).list('all');
    return records.map(({ value }) => value.network).sort();
  };
  services.clock.advance(29 * DAY_MS);
  await removeOutdated(services);
  expect(await networks()).toEqual(['192.0.2.7', '192.0.2.8', '2001:db8:1:2::/64']);

  services.clock.advance(2 * DAY_MS);
  await removeOutdated(services);
  await removeOutdated(services);
  expect(await networks()).toEqual(['192.0.2.0/24', '192.0.2.8', '2001:db8:1::/48']);
  const { records } = await auditLog(services.store).list('all');
  expect(records.every(({ expiresAt }) => expiresAt === Date.parse('2027-11-20T11:00:00Z'))).toBe(true);
});
