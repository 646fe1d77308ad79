// Only this file names adapters; it imports clients of other companies only when they are picked.
import { join } from 'node:path';
import { storageFolder } from '../content-files/folders.ts';
import { type Clock, systemClock } from '../domain/time/clock.ts';
import { passwordHasher } from './core/auth/password-hasher.ts';
import { passwordScore } from './core/auth/password-score.ts';
import { tokenLookups } from './core/auth/token-lookups.ts';
import { judgedFiles } from './core/entries/content-view.ts';
import { reportToConsole } from './core/http/error-handler.ts';
import { readBudget } from './core/http/rate-limit.ts';
import { type TrackedBackground, trackedBackground } from './core/jobs/background.ts';
import { type BuildsConfig, type Config, type MailConfig, readConfig, type StoreConfig } from './environment.ts';
import { backgroundFunctionSending, inProcessSending } from './features/newsletter/sending/sending-starter.ts';
import { netlifyBuilds } from './ports/builds/adapters/netlify-builds.ts';
import { noBuilds } from './ports/builds/build-trigger.ts';
import { contentIndexFile, contentManifestFile } from './ports/builds/built-content.ts';
import { appSecret, secretFromFile } from './ports/crypto/app-secret.ts';
import { systemRandom } from './ports/crypto/tokens.ts';
import { fileDepartureLedger } from './ports/departures/adapters/file-departure-ledger.ts';
import type { DepartureLedger } from './ports/departures/departures.ts';
import { outboxMailer } from './ports/mail/adapters/outbox-mailer.ts';
import type { MailEvents } from './ports/mail/mail-events.ts';
import { type Mailer, previewMailer } from './ports/mail/mailer.ts';
import { fileMediaStore } from './ports/media/adapters/file-media-store.ts';
import { type MediaStore, previewMediaStore } from './ports/media/media-store.ts';
import { localContentRepository } from './ports/repository/adapters/local-content-repository.ts';
import { type ContentRepository, lazyRepository } from './ports/repository/content-repository.ts';
import { sqliteStore } from './ports/store/adapters/sqlite-store.ts';
import type { Store } from './ports/store/store.ts';
import type { Holdings, Services } from './services.ts';

type Chosen = 'config' | 'clock' | 'random' | 'secret' | 'store' | 'content' | 'media' | 'departures' | 'mailer';
type WithDefault =
  | 'passwords'
  | 'passwordScore'
  | 'contentIndex'
  | 'contentManifest'
  | 'builds'
  | 'deployNotifications'
  | 'mailEvents';

export interface Parts extends Pick<Services, Chosen>, Partial<Pick<Services, WithDefault>> {
  tasks: TrackedBackground;
  waitForSending?: (ms: number) => Promise<void>;
}

export function assemble({ tasks, waitForSending, ...parts }: Parts): Services {
  const { config, clock, random, content, store } = parts;
  const { background } = tasks;
  const sending =
    config.sending === 'in-process'
      ? inProcessSending({ ...parts, background }, waitForSending)
      : backgroundFunctionSending(parts);
  return {
    passwords: passwordHasher({ random }),
    passwordScore,
    contentIndex: contentIndexFile(),
    contentManifest: contentManifestFile(),
    builds: noBuilds(),
    deployNotifications: null,
    mailEvents: null,
    ...parts,
    judgedFiles: judgedFiles(storageFolder(config.contentDir, config.publicDir)),
    reads: readBudget(clock),
    tokens: tokenLookups(clock),
    sending,
    background,
    async close() {
      sending.stop();
      tasks.stop();
      await tasks.settled();
      await content.close();
      await store.close();
    },
  };
}

/** @throws ConfigError naming every wrong or missing variable */
export async function servicesFromEnv(env: Record<string, string | undefined>): Promise<Services> {
  const config = readConfig(env);
  const clock = systemClock;
  const secret = appSecret(config.appSecret ?? (await secretFromFile(join(config.dataDir, 'secret'))));
  const store = await openStore(config.store, config.dataDir, clock);
  return assemble({
    config,
    clock,
    random: systemRandom,
    secret,
    store,
    content: await openContent(config, clock),
    ...openBuilds(config.builds, store, clock),
    media: await openMedia(config),
    departures: await openDepartures(config),
    mailer: await openMailer(config.mail, config.dataDir, clock),
    mailEvents: await openMailEvents(config.mailWebhookSecrets),
    tasks: trackedBackground((error) => reportToConsole({ request_id: null, method: '', route: 'background', error })),
  });
}

/** Unlike `servicesFromEnv` it makes no secret: an empty installation stays empty. */
export function holdingsFromEnv(env: Record<string, string | undefined>): Promise<Holdings> {
  return openHoldings(readConfig(env));
}

export async function openHoldings(config: Config): Promise<Holdings> {
  const store = await openStore(config.store, config.dataDir, systemClock);
  const media = await openMedia(config);
  const departures = await openDepartures(config);
  return { config, clock: systemClock, store, media, departures, close: () => store.close() };
}

async function openContent({ content, contentDir, dataDir }: Config, clock: Clock): Promise<ContentRepository> {
  if (content.kind === 'local')
    return lazyRepository(() =>
      localContentRepository({ folder: contentDir, gitdir: join(dataDir, 'content.git'), clock }),
    );
  const { githubContentRepository } = await import('./ports/repository/adapters/github-content-repository.ts');
  return githubContentRepository({ ...content, builtFolder: contentDir, clock });
}

async function openStore(store: StoreConfig, dataDir: string, clock: Clock): Promise<Store> {
  if (store.kind === 'sqlite') return sqliteStore({ path: join(dataDir, 'store.sqlite'), clock });
  const { upstashStore } = await import('./ports/store/adapters/upstash-store.ts');
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
  const { netlifyBlobsMediaStore } = await import('./ports/media/adapters/netlify-blobs-media-store.ts');
  const live = netlifyBlobsMediaStore(media.access);
  return isPreview ? previewMediaStore(live, netlifyBlobsMediaStore(media.access, 'media-preview')) : live;
}

async function openDepartures({ media, isPreview, dataDir }: Config): Promise<DepartureLedger> {
  if (media.kind === 'files') return fileDepartureLedger(join(dataDir, 'departures.log'));
  const { netlifyBlobsDepartureLedger } = await import('./ports/departures/adapters/netlify-blobs-departure-ledger.ts');
  return netlifyBlobsDepartureLedger(media.access, isPreview ? 'departures-preview' : 'departures');
}

async function openMailer(mail: MailConfig, dataDir: string, clock: Clock): Promise<Mailer> {
  if (mail.kind === 'resend') return (await import('./ports/mail/adapters/resend-mailer.ts')).resendMailer(mail);
  if (mail.kind === 'smtp') return (await import('./ports/mail/adapters/smtp-mailer.ts')).smtpMailer(mail);
  if (mail.kind === 'preview') return previewMailer();
  return outboxMailer({ folder: join(dataDir, 'outbox'), clock });
}

async function openMailEvents(secrets: readonly string[]): Promise<MailEvents | null> {
  if (secrets.length === 0) return null;
  return (await import('./ports/mail/adapters/resend-mail-events.ts')).resendMailEvents(secrets);
}
