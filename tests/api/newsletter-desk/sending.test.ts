import { expect, test } from 'vitest';
import { keepSubscribers, openIssues } from './open-issues.ts';

test('everybody gets the issue once, and the report says so', async () => {
  const desk = await openIssues();
  const emails = await keepSubscribers(desk.services, 25);
  const id = await desk.sendDraft();
  expect((await desk.recipients()).sort()).toEqual([...emails].sort());
  expect(await desk.read(id)).toMatchObject({
    state: 'sent',
    progress: { total: 25, sent: 25, failed: 0, uncertain: 0, suppressed: 0 },
    pause_reason: null,
  });
});
