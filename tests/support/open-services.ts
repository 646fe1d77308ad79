import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { passwordHasher } from '../../src/server/auth/password-hasher.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { appSecret } from '../../src/server/crypto/app-secret.ts';
import { fileDepartureLedger } from '../../src/server/data-duties/file-departure-ledger.ts';
import { judgedFiles } from '../../src/server/entries/judged-files.ts';
import { readBudget } from '../../src/server/http/read-limit.ts';
import { trackedBackground } from '../../src/server/jobs/background.ts';
import { type OutboxMail, outboxMailer } from '../../src/server/mail/outbox-mailer.ts';
import { fileMediaStore } from '../../src/server/media/file-media-store.ts';
import { inProcessSending } from '../../src/server/newsletter/sending/sending-starter.ts';
import { noBuilds } from '../../src/server/publishing/build-trigger.ts';
import { contentIndexFile, contentManifestFile } from '../../src/server/publishing/built-content.ts';
import { lazyRepository } from '../../src/server/repository/content-repository.ts';
import { localContentRepository } from '../../src/server/repository/local-content-repository.ts';
import type { Services } from '../../src/server/services.ts';
import { sqliteStore } from '../../src/server/store/sqlite-store.ts';
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
  const content = lazyRepository(() =>
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
