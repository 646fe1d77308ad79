import { readVariables, type Variables } from './environment.ts';
import { buildEnvironment } from './publishing/build-contract.ts';

export type StoreConfig =
  /** The prefix keeps previews apart from the live site, should they share a database. */
  { kind: 'upstash'; url: string; token: string; prefix: string } | { kind: 'sqlite' };

export type MediaConfig =
  /** `access` is null inside a function of the host, which has one by itself. */
  { kind: 'netlify-blobs'; access: { siteId: string; token: string } | null } | { kind: 'files' };

export type ContentConfig =
  /** `contentPath` is the content folder within the repository. */
  | {
      kind: 'github';
      token: string;
      owner: string;
      repo: string;
      branch: string;
      contentPath: string;
      baseUrl?: string;
    }
  | { kind: 'local' };

export type MailConfig =
  | { kind: 'resend'; apiKey: string; from: string }
  | { kind: 'smtp'; url: string; from: string }
  /** Keeps mails and sends none. */
  | { kind: 'preview' }
  | { kind: 'outbox' };

/** `none`: the self-host builds by itself, and previews not at all: the hook would build the live site. */
export type BuildsConfig = { kind: 'netlify'; hook: string; webhookSecret: string } | { kind: 'none' };

/** What the environment decides (DESIGN 2). */
export interface Config {
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string;
  /** Whether this is a deploy preview: it changes nothing of the live site and mails nobody. */
  isPreview: boolean;
  port: number;
  host: string;
  dataDir: string;
  contentDir: string;
  /** How many proxies in front are trusted to name in `X-Forwarded-For` who has called them. */
  trustedHops: number;
  /** What the self-host's own builds see of the environment, by name. */
  buildEnvironment: Record<string, string>;
  content: ContentConfig;
  store: StoreConfig;
  media: MediaConfig;
  mail: MailConfig;
  /** How many mails of the queue leave before visitors' receipts and confirmations have to wait. */
  mailBudget: { perHour: number; perDay: number };
  /** What the mail provider signs its notifications with; none: it sends none. */
  mailWebhookSecrets: readonly string[];
  builds: BuildsConfig;
  /** On the host the newsletter is sent by a background function: a call may take a minute only. */
  sending: 'background-function' | 'in-process';
  /** null: the self-host makes one in its data folder. */
  appSecret: string | null;
  /** What callers from elsewhere show to be told of the health in detail; null: nobody is. */
  healthToken: string | null;
  /** Who becomes administrator while there is none. */
  firstAdministrator: { email: string; password: string } | null;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = readVariables(env);
  return {
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    isPreview: isPreview(variables),
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    contentDir: variables.CONTENT_DIR,
    trustedHops: variables.TRUST_PROXY,
    buildEnvironment: buildEnvironment(env),
    content: contentConfig(variables),
    store: storeConfig(variables),
    media: mediaConfig(variables),
    mail: mailConfig(variables),
    mailBudget: { perHour: variables.MAIL_PER_HOUR, perDay: variables.MAIL_PER_DAY },
    mailWebhookSecrets: variables.RESEND_WEBHOOK_SECRET ?? [],
    builds: buildsConfig(variables),
    sending: variables.NETLIFY && !isPreview(variables) ? 'background-function' : 'in-process',
    appSecret: variables.APP_SECRET ?? null,
    healthToken: variables.HEALTH_TOKEN ?? null,
    firstAdministrator: firstAdministrator(variables),
  };
}

/** The host knows other contexts than `production`, such as `deploy-preview` and `branch-deploy`; elsewhere there is none. */
function isPreview({ CONTEXT }: Pick<Variables, 'CONTEXT'>): boolean {
  return CONTEXT !== undefined && CONTEXT !== 'production';
}

function storeConfig({
  UPSTASH_REDIS_REST_URL: url,
  UPSTASH_REDIS_REST_TOKEN: token,
  ...variables
}: Variables): StoreConfig {
  if (!url || !token) return { kind: 'sqlite' };
  return { kind: 'upstash', url, token, prefix: isPreview(variables) ? 'preview:' : 'live:' };
}

/** A preview must not write into the branch that the live site is built from. */
function contentConfig(variables: Variables): ContentConfig {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, GITHUB_API_URL: baseUrl } = variables;
  if (!token || !repository || isPreview(variables)) return { kind: 'local' };
  const [owner = '', repo = ''] = repository.split('/');
  return {
    kind: 'github',
    token,
    owner,
    repo,
    branch: variables.GITHUB_BRANCH,
    contentPath: variables.GITHUB_CONTENT_PATH,
    ...(baseUrl === undefined ? {} : { baseUrl }),
  };
}

function mediaConfig({ NETLIFY_SITE_ID: siteId, NETLIFY_BLOBS_TOKEN: token, NETLIFY }: Variables): MediaConfig {
  if (siteId && token) return { kind: 'netlify-blobs', access: { siteId, token } };
  return NETLIFY ? { kind: 'netlify-blobs', access: null } : { kind: 'files' };
}

function mailConfig({ RESEND_API_KEY: apiKey, SMTP_URL: url, MAIL_FROM: from, CONTEXT }: Variables): MailConfig {
  if (isPreview({ CONTEXT })) return { kind: 'preview' };
  if (from && apiKey) return { kind: 'resend', apiKey, from };
  if (from && url) return { kind: 'smtp', url, from };
  return { kind: 'outbox' };
}

function buildsConfig(variables: Variables): BuildsConfig {
  const { NETLIFY_BUILD_HOOK: hook, NETLIFY_WEBHOOK_SECRET: webhookSecret } = variables;
  return hook && webhookSecret && !isPreview(variables) ? { kind: 'netlify', hook, webhookSecret } : { kind: 'none' };
}

function firstAdministrator(variables: Variables): Config['firstAdministrator'] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = variables;
  return email && password && !isPreview(variables) ? { email, password } : null;
}
