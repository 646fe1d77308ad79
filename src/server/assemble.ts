// Makes the services: it picks the adapters that the environment asks for and puts them together, for hosts and tests alike. No
// other file of the server names adapters. Adapters for another company's service are loaded when they are picked, so a server
// that uses none of them loads none of their clients.
import { join } from 'node:path';
import { storageFolder } from '../content-files/storage-folder.ts';
import { type Clock, systemClock } from '../domain/time/clock.ts';
import { passwordHasher } from './auth/password-hasher.ts';
import { passwordScore } from './auth/password-score.ts';
import { tokenLookups } from './auth/token-lookups.ts';
import { appSecret, secretFromFile } from './crypto/app-secret.ts';
import { systemRandom } from './crypto/tokens.ts';
import type { DepartureLedger } from './departures/departures.ts';
import { fileDepartureLedger } from './departures/file-departure-ledger.ts';
import { judgedFiles } from './entries/content-view.ts';
import { type BuildsConfig, type Config, type MailConfig, readConfig, type StoreConfig } from './environment.ts';
import { reportToConsole } from './http/error-door.ts';
import { readBudget } from './http/rate-limit.ts';
import { type TrackedBackground, trackedBackground } from './jobs/background.ts';
import type { MailEvents } from './mail/mail-events.ts';
import { type Mailer, previewMailer } from './mail/mailer.ts';
import { outboxMailer } from './mail/outbox-mailer.ts';
import { fileMediaStore } from './media/file-media-store.ts';
import { type MediaStore, previewMediaStore } from './media/media-store.ts';
import { backgroundFunctionSending, inProcessSending } from './newsletter/sending/sending-starter.ts';
import { noBuilds } from './publishing/build-trigger.ts';
import { contentIndexFile, contentManifestFile } from './publishing/built-content.ts';
import { netlifyBuilds } from './publishing/netlify-builds.ts';
import { type ContentRepository, lazyRepository } from './repository/content-repository.ts';
import { localContentRepository } from './repository/local-content-repository.ts';
import type { Holdings, Services } from './services.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { Store } from './store/store.ts';

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
  /** For tests, whose clock stands still: how the newsletter waits, in milliseconds. */
  waitForSending?: (ms: number) => Promise<void>;
}

/** Puts the services together. A missing part does nothing, or reads what the build of this folder wrote. */
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

/**
 * Opens the stores that the environment names. Unlike `servicesFromEnv` it makes no secret, so an empty installation stays empty.
 * @throws ConfigError naming every wrong or missing variable
 */
export function holdingsFromEnv(env: Record<string, string | undefined>): Promise<Holdings> {
  return openHoldings(readConfig(env));
}

/** The same for a configuration that another process has read. */
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
  const { netlifyBlobsDepartureLedger } = await import('./departures/netlify-blobs-departure-ledger.ts');
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
