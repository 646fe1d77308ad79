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
  /** One for the process: it limits hashes made at once. */
  passwords: PasswordHasher;
  passwordScore: PasswordScore;
  contentIndex: ContentIndexSource;
  contentManifest: ContentManifestSource;
  content: ContentRepository;
  judgedFiles: JudgedFiles;
  builds: BuildTrigger;
  deployNotifications: DeployNotifications | null;
  store: Store;
  reads: ReadBudget;
  tokens: TokenLookups;
  media: MediaStore;
  /** Kept outside of store and backups. */
  departures: DepartureLedger;
  mailer: Mailer;
  sending: SendingStarter;
  mailEvents: MailEvents | null;
  background: Background;
  close(): Promise<void>;
}

export type Holdings = Pick<Services, 'config' | 'clock' | 'store' | 'media' | 'departures' | 'close'>;

export interface SendingStarter {
  /**
   * Resolves once a run is sure to begin.
   * @throws when none could be started
   */
  wake(): Promise<void>;
  stop(): void;
}
