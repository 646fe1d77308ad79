import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assemble } from '../../src/server/assemble.ts';
import { passwordHasher } from '../../src/server/core/auth/password-hasher.ts';
import { trackedBackground } from '../../src/server/core/jobs/background.ts';
import { type Config, readConfig } from '../../src/server/environment.ts';
import { contentIndexFile, contentManifestFile } from '../../src/server/ports/builds/built-content.ts';
import { appSecret } from '../../src/server/ports/crypto/app-secret.ts';
import { fileDepartureLedger } from '../../src/server/ports/departures/adapters/file-departure-ledger.ts';
import { type OutboxMail, outboxMailer } from '../../src/server/ports/mail/adapters/outbox-mailer.ts';
import { fileMediaStore } from '../../src/server/ports/media/adapters/file-media-store.ts';
import { localContentRepository } from '../../src/server/ports/repository/adapters/local-content-repository.ts';
import { lazyRepository } from '../../src/server/ports/repository/content-repository.ts';
import { sqliteStore } from '../../src/server/ports/store/adapters/sqlite-store.ts';
import type { Services } from '../../src/server/services.ts';
import { HOUSE } from './house.ts';
import { readOutbox } from './read-outbox.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testRandom } from './test-random.ts';

export interface OpenServices extends Services {
  clock: TestClock;
  /** Waits for background tasks; throws their errors. */
  settled(): Promise<void>;
  /** Oldest first, after background tasks. */
  outbox(): Promise<OutboxMail[]>;
}

interface OpenOptions {
  dataDir: string;
  contentIndexPath: string;
  nowMs: number;
  config?: Partial<Config>;
}

export const TEST_SECRET = 'the secret of all tests, 32 letters';
/** A low cost keeps tests fast. */
const TEST_LOG_COST = 4;

/** The clock stands still; randomness is repeatable. */
export async function openServices({ dataDir, contentIndexPath, nowMs, config }: OpenOptions): Promise<OpenServices> {
  const clock = testClock(nowMs);
  // Waiting for the disk is slow.
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
  const allConfig = {
    ...readConfig({ DATA_DIR: dataDir, CONTENT_DIR: join(dataDir, 'content'), PUBLIC_DIR: HOUSE }),
    ...config,
  };
  await mkdir(allConfig.contentDir, { recursive: true });
  const content = lazyRepository(() =>
    localContentRepository({ folder: allConfig.contentDir, gitdir: join(dataDir, 'content.git'), clock }),
  );

  const services = assemble({
    config: allConfig,
    clock,
    random,
    secret: appSecret(TEST_SECRET),
    passwords: passwordHasher({ random, logCost: TEST_LOG_COST }),
    contentIndex: contentIndexFile(() => contentIndexPath),
    contentManifest: contentManifestFile(() => join(dirname(contentIndexPath), 'content-manifest.json')),
    content,
    store,
    media: fileMediaStore(join(dataDir, 'media')),
    departures: fileDepartureLedger(join(dataDir, 'departures.log')),
    mailer: outboxMailer({ folder: join(dataDir, 'outbox'), clock }),
    tasks,
    waitForSending: async (ms) => clock.advance(ms),
  });

  return {
    ...services,
    clock,
    settled,
    async outbox() {
      await settled();
      return readOutbox(join(dataDir, 'outbox'));
    },
  };
}
