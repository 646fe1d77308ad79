// Sends the newsletter; pauses move its clock. Arguments: data folder, the provider's address, epoch milliseconds.
import { join } from 'node:path';
import { readConfig } from '../../src/server/environment.ts';
import { runSending } from '../../src/server/features/newsletter/sending/run-sending.ts';
import { appSecret } from '../../src/server/ports/crypto/app-secret.ts';
import { systemRandom } from '../../src/server/ports/crypto/tokens.ts';
import { resendMailer } from '../../src/server/ports/mail/adapters/resend-mailer.ts';
import { sqliteStore } from '../../src/server/ports/store/adapters/sqlite-store.ts';
import { TEST_SECRET } from './open-services.ts';
import { testClock } from './test-clock.ts';

const [dataDir = '', baseUrl = '', nowMs = '0'] = process.argv.slice(2);
const clock = testClock(Number(nowMs));
const store = await sqliteStore({ path: join(dataDir, 'store.sqlite'), clock });
const services = {
  store,
  clock,
  random: systemRandom,
  secret: appSecret(TEST_SECRET),
  config: readConfig({ SITE_URL: 'https://www.kd.example', DATA_DIR: dataDir }),
  mailer: resendMailer({ apiKey: 're_key', from: 'Riviéra <info@kd.example>', baseUrl }),
};
await runSending(services, { wait: async (ms) => clock.advance(ms), mustEnd: () => false });
await store.close();
