import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxMailer } from '../../../src/server/ports/mail/adapters/outbox-mailer.ts';
import { makeMail } from '../../support/make-mail.ts';
import { readOutbox } from '../../support/read-outbox.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { testClock } from '../../support/test-clock.ts';
import { testMailer } from './mailer-contract.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');

async function open() {
  const folder = join(await tempFolder(), 'outbox');
  const clock = testClock(NOW);
  return { folder, clock, mailer: outboxMailer({ folder, clock }) };
}

testMailer(async () => {
  const { folder, mailer } = await open();
  return {
    mailer,
    async received() {
      return (await readOutbox(folder)).map(({ headers, attachments, ...mail }) => ({
        ...mail,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
        pictures: Object.fromEntries(
          attachments.flatMap(({ cid, content }) => (cid === undefined ? [] : [[cid, content]])),
        ),
        attachments: attachments.map(({ filename, content_type, content }) => ({
          filename,
          contentType: content_type,
          content,
        })),
      }));
    },
    async breakDown() {
      await rm(folder, { recursive: true, force: true });
      await writeFile(folder, 'a file where the folder should be');
    },
  };
});

test('a file holds exactly what was agreed on, for the owner’s eyes only', async () => {
  const { folder, mailer } = await open();
  await mailer.send({ ...makeMail(), idempotencyKey: 'a' });
  const [name = ''] = await readdir(folder);
  expect(JSON.parse(await readFile(join(folder, name), 'utf8'))).toEqual({
    to: 'jana@kd.example',
    subject: 'Vaša žiadosť',
    html: '<p>Ďakujeme za žiadosť.</p>',
    text: 'Ďakujeme za žiadosť.\n',
    headers: { 'Auto-Submitted': 'auto-generated' },
    sent_at: '2026-11-20T11:00:00.000Z',
    attachments: [],
  });
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('names sort by time, also within one moment', async () => {
  const { folder, clock, mailer } = await open();
  for (const subject of ['1', '2', '3']) await mailer.send({ ...makeMail({ subject }), idempotencyKey: subject });
  clock.advance(1);
  await mailer.send({ ...makeMail({ subject: '4' }), idempotencyKey: '4' });
  expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['1', '2', '3', '4']);
  expect((await readdir(folder)).every((name) => /^[\w.-]+\.json$/.test(name))).toBe(true);
});

test('many at once are many files, none half written', async () => {
  const { folder, mailer } = await open();
  await Promise.all(Array.from({ length: 50 }, (_, at) => mailer.send({ ...makeMail(), idempotencyKey: String(at) })));
  expect(await readOutbox(folder)).toHaveLength(50);
});
