import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appSecret } from '../../netlify/server/app-secret.ts';
import { type Config, readConfig } from '../../netlify/server/config.ts';
import { contentIndexFile } from '../../netlify/server/content/content-index-file.ts';
import { judgedFiles } from '../../netlify/server/content/judged-files.ts';
import { readBudget } from '../../netlify/server/http/read-limit.ts';
import { inProcessSending } from '../../netlify/server/newsletter/sending/sending-starter.ts';
import { passwordHasher } from '../../netlify/server/password-hasher.ts';
import { trackedBackground } from '../../netlify/server/ports/background.ts';
import { noBuilds } from '../../netlify/server/ports/build-trigger/no-builds.ts';
import { localContentRepository } from '../../netlify/server/ports/content-repository/local-content-repository.ts';
import { openedOnUse } from '../../netlify/server/ports/content-repository/opened-on-use.ts';
import { fileDepartureLedger } from '../../netlify/server/ports/departures/file-departure-ledger.ts';
import type { OutboxMail } from '../../netlify/server/ports/mail/outbox-mail.ts';
import { outboxMailer } from '../../netlify/server/ports/mail/outbox-mailer.ts';
import { fileMediaStore } from '../../netlify/server/ports/media-store/file-media-store.ts';
import { sqliteStore } from '../../netlify/server/ports/store/sqlite-store.ts';
import { contentManifestFile } from '../../netlify/server/publishing/content-manifest-file.ts';
import type { Services } from '../../netlify/server/services.ts';
import { readOutbox } from './read-outbox.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testRandom } from './test-random.ts';

export interface OpenServices extends Services {
  clock: TestClock;
  /** Resolves when no task in the background is under way; throws what one has thrown. */
  settled(): Promise<void>;
  /** The mails sent so far, oldest first, once nothing is under way in the background. */
  outbox(): Promise<OutboxMail[]>;
}

interface OpenOptions {
  dataDir: string;
  contentIndexPath: string;
  nowMs: number;
  config?: Partial<Config>;
}

export const TEST_SECRET = 'the secret of all tests, 32 letters';
/** Passwords of tests need no protection. */
const TEST_LOG_COST = 4;

/** The embedded services over a data folder, with a clock that stands still and repeatable randomness. */
export async function openServices({ dataDir, contentIndexPath, nowMs, config }: OpenOptions): Promise<OpenServices> {
  const clock = testClock(nowMs);
  // No test cuts the power, and a disk that many tests wait for is slow.
  const store = await sqliteStore({ path: join(dataDir, 'store.sqlite'), clock, waitsForDisk: false });
  const errors: unknown[] = [];
  const tasks = trackedBackground(
    (error) => errors.push(error),
    async (ms) => {
      clock.advance(ms);
      return true;
    },
  );

  async function settled(): Promise<void> {
    await tasks.settled();
    if (errors.length > 0) throw errors.shift();
  }

  const random = testRandom();
  const allConfig = { ...readConfig({ DATA_DIR: dataDir, CONTENT_DIR: join(dataDir, 'content') }), ...config };
  await mkdir(allConfig.contentDir, { recursive: true });
  const content = openedOnUse(() =>
    localContentRepository({ folder: allConfig.contentDir, gitdir: join(dataDir, 'content.git'), clock }),
  );

  const secret = appSecret(TEST_SECRET);
  const mailer = outboxMailer({ folder: join(dataDir, 'outbox'), clock });
  const shared = { config: allConfig, clock, random, secret, store, mailer, background: tasks.background };
  const sending = inProcessSending(shared, async (ms) => clock.advance(ms));

  return {
    config: allConfig,
    clock,
    random,
    secret,
    passwords: passwordHasher({ random, logCost: TEST_LOG_COST }),
    contentIndex: contentIndexFile(() => contentIndexPath),
    contentManifest: contentManifestFile(() => join(dirname(contentIndexPath), 'content-manifest.json')),
    content,
    judgedFiles: judgedFiles(),
    builds: noBuilds(),
    deployNotifications: null,
    store,
    reads: readBudget(clock),
    media: fileMediaStore(join(dataDir, 'media')),
    departures: fileDepartureLedger(join(dataDir, 'departures.log')),
    mailer,
    sending,
    mailEvents: null,
    background: tasks.background,
    async close() {
      sending.stop();
      await tasks.settled();
      await content.close();
      await store.close();
    },
    settled,
    async outbox() {
      await settled();
      return readOutbox(join(dataDir, 'outbox'));
    },
  };
}
