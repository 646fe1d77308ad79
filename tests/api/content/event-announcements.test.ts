import { expect, test } from 'vitest';
import { issueRecords, NEW_LEDGER_HEAD } from '../../../src/server/features/newsletter/issues/issue-store.ts';
import { keepIssue } from '../../support/keep-issue.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

test('the issues that have told people of an event are named, the latest first, and no others', async () => {
  const { call, services } = await openContentDesk({ roles: ['programme'] });
  const started_at = Date.parse('2026-11-01T08:00:00Z');
  await keepIssue(services, '2026-10', { issue: { subject: 'Október', event_ids: [14, 8], started_at } });
  await keepIssue(services, '2026-11', {
    issue: { subject: 'November', event_ids: [8], state: 'sending', started_at },
  });
  await issueRecords(services.store).progress.create('2026-11', { ...NEW_LEDGER_HEAD, total: 300, sent: 245 });
  await keepIssue(services, '2026-12', { issue: { event_ids: [8], state: 'draft', started_at: null } });
  await keepIssue(services, '2026-09', { issue: { event_ids: [14] } });
  const { status, body } = await call('GET', '/api/admin/events/8/announcements');
  expect([status, body.newsletters]).toEqual([
    200,
    [
      { subject: 'November', sent_at: '2026-11-01T08:00:00.000Z', people: 245 },
      { subject: 'Október', sent_at: '2026-11-01T08:00:00.000Z', people: 0 },
    ],
  ]);
  expect((await call('GET', '/api/admin/events/150/announcements')).body).toEqual({ newsletters: [] });
  expect((await call('GET', '/api/admin/events/999/announcements')).status).toBe(404);
});
