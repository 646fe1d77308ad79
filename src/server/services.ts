// What features may use of the outside world: interfaces only. assemble.ts makes them.
import type { Clock } from '../domain/time/clock.ts';
import type { PasswordHasher } from './core/auth/password-hasher.ts';
import type { PasswordScore } from './core/auth/password-score.ts';
import type { TokenLookups } from './core/auth/token-lookups.ts';
import type { JudgedFiles } from './core/entries/content-view.ts';
import type { ReadBudget } from './core/http/rate-limit.ts';
import type { Background } from './core/jobs/background.ts';
import type { Config } from './environment.ts';
import type { BuildTrigger, DeployNotifications } from './ports/builds/build-trigger.ts';
import type { ContentIndexSource, ContentManifestSource } from './ports/builds/built-content.ts';
import type { AppSecret } from './ports/crypto/app-secret.ts';
import type { Random } from './ports/crypto/tokens.ts';
import type { DepartureLedger } from './ports/departures/departures.ts';
import type { MailEvents } from './ports/mail/mail-events.ts';
import type { Mailer } from './ports/mail/mailer.ts';
import type { MediaStore } from './ports/media/media-store.ts';
import type { ContentRepository } from './ports/repository/content-repository.ts';
import type { Store } from './ports/store/store.ts';

export interface Services {
  config: Config;
  clock: Clock;
  random: Random;
  secret: AppSecret;
  /** One for the whole process, because it limits how many hashes are made at once. */
  passwords: PasswordHasher;
  passwordScore: PasswordScore;
  contentIndex: ContentIndexSource;
  contentManifest: ContentManifestSource;
  content: ContentRepository;
  /** The parsed content files; one cache for all calls. */
  judgedFiles: JudgedFiles;
  builds: BuildTrigger;
  /** null: no host notifies the site of builds. */
  deployNotifications: DeployNotifications | null;
  store: Store;
  /** One for all routes of a process. */
  reads: ReadBudget;
  /** One for all guards of a process. */
  tokens: TokenLookups;
  media: MediaStore;
  /** Who left the newsletter or had their data erased; kept outside of store and backups. */
  departures: DepartureLedger;
  mailer: Mailer;
  /** Sends the newsletter, outside of the calls. */
  sending: SendingStarter;
  /** null: no provider notifies the site of what became of mails. */
  mailEvents: MailEvents | null;
  /** Runs tasks that the answer need not wait for. */
  background: Background;
  /** Waits for the tasks in the background, then closes store and content; the services cannot be used afterwards. */
  close(): Promise<void>;
}

/** The services that keep data, for backup and restore. */
export type Holdings = Pick<Services, 'config' | 'clock' | 'store' | 'media' | 'departures' | 'close'>;

/** Sends the issues of the newsletter outside of the call that asks for it. */
export interface SendingStarter {
  /**
   * Resolves once a run is sure to begin. It may be called while a run is under way.
   * @throws Error when no run could be started
   */
  wake(): Promise<void>;
  /** Lets the run under way end after its chunk, and begins no more. */
  stop(): void;
}
