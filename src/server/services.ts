// Composition root: makes of the environment what features use, and is the only file that picks adapters for them. Those that
// speak to another house's service are loaded when they are picked: a server that has none of them does without their clients.
import { join } from 'node:path';
import { type Clock, systemClock } from '../domain/time/clock.ts';
import { type PasswordHasher, passwordHasher } from './auth/password-hasher.ts';
import { type BuildsConfig, type Config, type MailConfig, readConfig, type StoreConfig } from './config.ts';
import { type AppSecret, appSecret, secretFromFile } from './crypto/app-secret.ts';
import { type Random, systemRandom } from './crypto/tokens.ts';
import type { DepartureLedger } from './data-duties/departures.ts';
import { fileDepartureLedger } from './data-duties/file-departure-ledger.ts';
import { type JudgedFiles, judgedFiles } from './entries/judged-files.ts';
import { reportToConsole } from './http/error-door.ts';
import { type ReadBudget, readBudget } from './http/read-limit.ts';
import { type Background, trackedBackground } from './jobs/background.ts';
import type { MailEvents } from './mail/mail-events.ts';
import { type Mailer, previewMailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { fileMediaStore } from './media/file-media-store.ts';
import { type MediaStore, previewMediaStore } from './media/media-store.ts';
import {
  backgroundFunctionSending,
  inProcessSending,
  type SendingStarter,
} from './newsletter/sending/sending-starter.ts';
import { type BuildTrigger, type DeployNotifications, noBuilds } from './publishing/build-trigger.ts';
import {
  type ContentIndexSource,
  type ContentManifestSource,
  contentIndexFile,
  contentManifestFile,
} from './publishing/built-content.ts';
import { netlifyBuilds } from './publishing/netlify-builds.ts';
import { type ContentRepository, lazyRepository } from './repository/content-repository.ts';
import { localContentRepository } from './repository/local-content-repository.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

/** Everything a feature may use of the outside world. */
export interface Services {
  config: Config;
  clock: Clock;
  random: Random;
  secret: AppSecret;
  /** One for all: it lets only so many work at once. */
  passwords: PasswordHasher;
  contentIndex: ContentIndexSource;
  contentManifest: ContentManifestSource;
  /** The content files and their history. */
  content: ContentRepository;
  /** What the content files say, kept for all calls. */
  judgedFiles: JudgedFiles;
  builds: BuildTrigger;
  /** null: no host tells of builds. */
  deployNotifications: DeployNotifications | null;
  store: Store;
  /** One for all routes of a process. */
  reads: ReadBudget;
  media: MediaStore;
  /** Who left, outside of store and backups. */
  departures: DepartureLedger;
  mailer: Mailer;
  /** Sends the newsletter, apart from the calls. */
  sending: SendingStarter;
  /** null: no provider tells what became of mails. */
  mailEvents: MailEvents | null;
  /** For what the answer need not wait for. */
  background: Background;
  /** Waits for the tasks in the background and lets go of store and content; the services cannot be used afterwards. */
  close(): Promise<void>;
}

/** What a backup holds, and where it is put back: all that is kept, and nothing that acts. */
export type Holdings = Pick<Services, 'config' | 'clock' | 'store' | 'media' | 'departures' | 'close'>;

/**
 * Opens what the environment keeps. Unlike `servicesFromEnv` it makes no secret: an empty installation stays empty.
 * @throws ConfigError naming every wrong or missing variable
 */
export async function holdingsFromEnv(env: Record<string, string | undefined> = process.env): Promise<Holdings> {
  const config = readConfig(env);
  const store = await openStore(config.store, config.dataDir, systemClock);
  const media = await openMedia(config);
  const departures = await openDepartures(config);
  return { config, clock: systemClock, store, media, departures, close: () => store.close() };
}

/**
 * Makes the services the environment asks for.
 * @throws ConfigError naming every wrong or missing variable
 */
export async function servicesFromEnv(env: Record<string, string | undefined> = process.env): Promise<Services> {
  const config = readConfig(env);
  const clock = systemClock;
  const secret = appSecret(config.appSecret ?? (await secretFromFile(join(config.dataDir, 'secret'))));
  const store = await openStore(config.store, config.dataDir, clock);
  const { background, settled, stop } = trackedBackground((error) =>
    reportToConsole({ request_id: null, method: '', route: 'background', error }),
  );
  const content = await openContent(config, clock);
  const mailer = await openMailer(config.mail, config.dataDir, clock);
  const shared = { config, clock, random: systemRandom, secret, store, mailer, background };
  const sending = config.sending === 'in-process' ? inProcessSending(shared) : backgroundFunctionSending(shared);
  return {
    config,
    clock,
    random: systemRandom,
    secret,
    passwords: passwordHasher({ random: systemRandom }),
    contentIndex: contentIndexFile(),
    contentManifest: contentManifestFile(),
    content,
    judgedFiles: judgedFiles(),
    ...openBuilds(config.builds, store, clock),
    store,
    reads: readBudget(clock),
    media: await openMedia(config),
    departures: await openDepartures(config),
    mailer,
    sending,
    mailEvents: await openMailEvents(config.mailWebhookSecrets),
    background,
    async close() {
      sending.stop();
      stop();
      await settled();
      await content.close();
      await store.close();
    },
  };
}

async function openContent({ content, contentDir, dataDir }: Config, clock: Clock): Promise<ContentRepository> {
  if (content.kind === 'local')
    return lazyRepository(() =>
      localContentRepository({ folder: contentDir, gitdir: join(dataDir, 'content.git'), clock }),
    );
  const { githubContentRepository } = await import('./repository/github-content-repository.ts');
  return githubContentRepository({ ...content, builtFolder: contentDir, clock });
}

async function openStore(store: StoreConfig, dataDir: string, clock: Clock): Promise<Store> {
  if (store.kind === 'sqlite') return sqliteStore({ path: join(dataDir, 'store.sqlite'), clock });
  const { upstashStore } = await import('./store/upstash-store.ts');
  return upstashStore({ url: store.url, token: store.token, prefix: store.prefix, clock });
}

function openBuilds(
  builds: BuildsConfig,
  store: Store,
  clock: Clock,
): Pick<Services, 'builds' | 'deployNotifications'> {
  if (builds.kind === 'none') return { builds: noBuilds(), deployNotifications: null };
  const onHost = netlifyBuilds({ ...builds, store, clock });
  return { builds: onHost, deployNotifications: onHost };
}

async function openMedia({ media, isPreview, dataDir }: Config): Promise<MediaStore> {
  if (media.kind === 'files') return fileMediaStore(join(dataDir, 'media'));
  const { netlifyBlobsMediaStore } = await import('./media/netlify-blobs-media-store.ts');
  const live = netlifyBlobsMediaStore(media.access);
  return isPreview ? previewMediaStore(live, netlifyBlobsMediaStore(media.access, 'media-preview')) : live;
}

async function openDepartures({ media, isPreview, dataDir }: Config): Promise<DepartureLedger> {
  if (media.kind === 'files') return fileDepartureLedger(join(dataDir, 'departures.log'));
  const { netlifyBlobsDepartureLedger } = await import('./data-duties/netlify-blobs-departure-ledger.ts');
  return netlifyBlobsDepartureLedger(media.access, isPreview ? 'departures-preview' : 'departures');
}

async function openMailer(mail: MailConfig, dataDir: string, clock: Clock): Promise<Mailer> {
  if (mail.kind === 'resend') return (await import('./mail/resend-mailer.ts')).resendMailer(mail);
  if (mail.kind === 'smtp') return (await import('./mail/smtp-mailer.ts')).smtpMailer(mail);
  if (mail.kind === 'preview') return previewMailer();
  return outboxMailer({ folder: join(dataDir, 'outbox'), clock });
}

async function openMailEvents(secrets: readonly string[]): Promise<MailEvents | null> {
  if (secrets.length === 0) return null;
  return (await import('./mail/resend-mail-events.ts')).resendMailEvents(secrets);
}
