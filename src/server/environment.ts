import { z } from 'zod';
import { BUILD_VARIABLES, environmentProblem } from '../domain/build-variables.ts';
import { DEFAULTS } from '../domain/defaults.ts';
import { buildEnvironment } from './ports/builds/build-contract.ts';

export type StoreConfig =
  /** The prefix separates previews from the live site. */
  { kind: 'upstash'; url: string; token: string; prefix: string } | { kind: 'sqlite' };

export type MediaConfig =
  | { kind: 'netlify-blobs'; access: { siteId: string; token: string } | null }
  | { kind: 'files' };

export type ContentConfig =
  | {
      kind: 'github';
      token: string;
      owner: string;
      repo: string;
      branch: string;
      contentPath: string;
      baseUrl?: string | undefined;
    }
  | { kind: 'local' };

export type MailConfig =
  | { kind: 'resend'; apiKey: string; from: string }
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'preview' }
  | { kind: 'outbox' };

/** Previews have `none`, because the hook would build the live site. */
export type BuildsConfig = { kind: 'netlify'; hook: string; webhookSecret: string } | { kind: 'none' };

export interface Config {
  isOnNetlify: boolean;
  siteUrl: string;
  /** Changes nothing of the live site and mails nobody. */
  isPreview: boolean;
  port: number;
  host: string;
  dataDir: string;
  contentDir: string;
  publicDir: string;
  trustedHops: number;
  buildEnvironment: Record<string, string>;
  content: ContentConfig;
  store: StoreConfig;
  media: MediaConfig;
  mail: MailConfig;
  mailBudget: { perHour: number; perDay: number };
  mailWebhookSecrets: readonly string[];
  builds: BuildsConfig;
  sending: 'background-function' | 'in-process';
  /** null: the self-host makes one in its data folder. */
  appSecret: string | null;
  /** `age1…`; null: a passphrase locks the backups. */
  backupRecipient: string | null;
  /** null: only this machine gets the details of `/api/health`. */
  healthToken: string | null;
  firstAdministrator: { email: string; password: string } | null;
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const variables = readVariables(env);
  // Only Netlify sets CONTEXT.
  const isPreview = variables.CONTEXT !== undefined && variables.CONTEXT !== 'production';
  return {
    isOnNetlify: variables.NETLIFY !== undefined,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    isPreview,
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    contentDir: variables.CONTENT_DIR,
    publicDir: variables.PUBLIC_DIR,
    trustedHops: variables.TRUST_PROXY,
    buildEnvironment: buildEnvironment(env),
    content: isPreview ? { kind: 'local' } : contentConfig(variables),
    store: storeConfig(variables, isPreview ? 'preview:' : 'live:'),
    media: mediaConfig(variables),
    mail: isPreview ? { kind: 'preview' } : mailConfig(variables),
    mailBudget: { perHour: variables.MAIL_PER_HOUR, perDay: variables.MAIL_PER_DAY },
    mailWebhookSecrets: variables.RESEND_WEBHOOK_SECRET ?? [],
    builds: isPreview ? { kind: 'none' } : buildsConfig(variables),
    sending: variables.NETLIFY && !isPreview ? 'background-function' : 'in-process',
    appSecret: variables.APP_SECRET ?? null,
    backupRecipient: variables.BACKUP_RECIPIENT ?? null,
    healthToken: variables.HEALTH_TOKEN ?? null,
    firstAdministrator: isPreview ? null : firstAdministrator(variables),
  };
}

function storeConfig(
  { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token }: Variables,
  prefix: string,
): StoreConfig {
  return url && token ? { kind: 'upstash', url, token, prefix } : { kind: 'sqlite' };
}

function contentConfig(variables: Variables): ContentConfig {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, GITHUB_API_URL: baseUrl } = variables;
  if (!token || !repository) return { kind: 'local' };
  const [owner = '', repo = ''] = repository.split('/');
  const { GITHUB_BRANCH: branch, GITHUB_CONTENT_PATH: contentPath } = variables;
  return { kind: 'github', token, owner, repo, branch, contentPath, baseUrl };
}

function mediaConfig({ NETLIFY_SITE_ID: siteId, NETLIFY_BLOBS_TOKEN: token, NETLIFY }: Variables): MediaConfig {
  if (siteId && token) return { kind: 'netlify-blobs', access: { siteId, token } };
  return NETLIFY ? { kind: 'netlify-blobs', access: null } : { kind: 'files' };
}

function mailConfig({ RESEND_API_KEY: apiKey, SMTP_URL: url, MAIL_FROM: from }: Variables): MailConfig {
  if (from && apiKey) return { kind: 'resend', apiKey, from };
  return from && url ? { kind: 'smtp', url, from } : { kind: 'outbox' };
}

function buildsConfig({ NETLIFY_BUILD_HOOK: hook, NETLIFY_WEBHOOK_SECRET: webhookSecret }: Variables): BuildsConfig {
  return hook && webhookSecret ? { kind: 'netlify', hook, webhookSecret } : { kind: 'none' };
}

function firstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables) {
  return email && password ? { email, password } : null;
}

const MAIL_FROM = /^(?:[^<>\r\n]{1,100}<[^<>\s@]{1,64}@[^<>\s@]{1,190}>|[^<>\s@]{1,64}@[^<>\s@]{1,190})$/;

const GITHUB_REPOSITORY = /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/;

const REPOSITORY_FOLDER = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

const WEBHOOK_SECRETS = /^whsec_[A-Za-z0-9+/]{16,}={0,2}(?: +whsec_[A-Za-z0-9+/]{16,}={0,2})?$/;

const MAILBOX = /^[^<>\s@]{1,64}@[^<>\s@]{1,190}$/;

const text = z.string().optional();
const written = (pattern: RegExp, message: string) => z.string().regex(pattern, message);
const atLeast = (length: number) => z.string().min(length, `má mať aspoň ${length} znakov`).optional();
const httpAddress = z.url({ protocol: /^https?$/, error: 'má byť adresa, https://…' }).optional();
const mailCount = written(/^[1-9]\d{0,6}$/, 'má byť celé číslo od 1').transform(Number);

const buildVariable = (name: keyof typeof BUILD_VARIABLES) => {
  const { isRight, wanted } = BUILD_VARIABLES[name];
  return z.string().refine(isRight, wanted);
};

const PROXIES = 'má byť počet proxy serverov pred stránkou, 0 až 9';
const SMTP_URL = 'má byť adresa, smtps://meno:heslo@server alebo smtp://server:port';

const environmentSchema = z.object({
  SITE_URL: buildVariable('SITE_URL')
    .transform((address) => new URL(address).origin)
    .optional(),
  PORT: buildVariable('PORT').transform(Number).default(DEFAULTS.port),
  HOST: z.string().default(DEFAULTS.host),
  DATA_DIR: z.string().default(DEFAULTS.dataDir),
  CONTENT_DIR: z.string().default(DEFAULTS.contentDir),
  PUBLIC_DIR: z.string().default(DEFAULTS.publicDir),
  TRUST_PROXY: written(/^(?:\d|true|false)$/, PROXIES)
    .transform((hops) => (hops === 'true' ? 1 : hops === 'false' ? 0 : Number(hops)))
    .default(0),
  // Only builds read these (src/site-config.ts); the start reports a wrong value early.
  ANALYTICS_SRC: buildVariable('ANALYTICS_SRC').optional(),
  ANALYTICS_ATTRIBUTES: buildVariable('ANALYTICS_ATTRIBUTES').optional(),
  TILE_URL: buildVariable('TILE_URL').optional(),
  APP_SECRET: atLeast(32),
  HEALTH_TOKEN: written(/^[\x21-\x7e]{16,}$/, 'má mať aspoň 16 znakov bez medzier').optional(),
  BACKUP_RECIPIENT: written(/^age1[0-9a-z]{20,}$/, 'má byť verejný kľúč age1…').optional(),
  ADMIN_EMAIL: z.string().toLowerCase().regex(MAILBOX, 'má byť e-mailová adresa').optional(),
  ADMIN_PASSWORD: atLeast(8),
  UPSTASH_REDIS_REST_URL: httpAddress,
  UPSTASH_REDIS_REST_TOKEN: text,
  NETLIFY_SITE_ID: text,
  NETLIFY_BLOBS_TOKEN: text,
  GITHUB_TOKEN: text,
  GITHUB_REPOSITORY: written(GITHUB_REPOSITORY, 'má byť repozitár na GitHube, napríklad mesto/kulturny-dom').optional(),
  GITHUB_BRANCH: z.string().default('main'),
  GITHUB_CONTENT_PATH: written(REPOSITORY_FOLDER, 'má byť priečinok v\u00a0repozitári, napríklad content').default(
    'content',
  ),
  GITHUB_API_URL: httpAddress,
  RESEND_API_KEY: text,
  RESEND_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(WEBHOOK_SECRETS, 'má byť whsec_…, pri výmene dve za sebou oddelené medzerou')
    .transform((secrets) => secrets.split(/ +/))
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_URL }).optional(),
  MAIL_FROM: written(MAIL_FROM, 'má byť adresa odosielateľa, napríklad „Kultúrny dom <info@kd.example>“').optional(),
  MAIL_PER_HOUR: mailCount.default(200),
  MAIL_PER_DAY: mailCount.default(1000),
  NETLIFY_BUILD_HOOK: httpAddress,
  NETLIFY_WEBHOOK_SECRET: atLeast(16),
  NETLIFY: text,
  CONTEXT: text,
});

type Variables = z.infer<typeof environmentSchema>;

class ConfigError extends Error {
  override name = 'ConfigError';
}

function readVariables(env: Record<string, string | undefined>): Variables {
  // `.env` files and the forms of hosts leave unset variables empty.
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (!result.success)
    throw configError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const gaps = [...halves(result.data), ...missingOnHost(result.data)];
  if (gaps.length > 0) throw configError(gaps);
  return result.data;
}

const configError = (problems: readonly string[]) => new ConfigError(environmentProblem(problems));

const PAIRS = [
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['NETLIFY_SITE_ID', 'NETLIFY_BLOBS_TOKEN'],
  ['NETLIFY_BUILD_HOOK', 'NETLIFY_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
] as const;

function halves(variables: Variables): string[] {
  const problems: string[] = [];
  for (const [one, other] of PAIRS) {
    if (variables[one] && !variables[other]) problems.push(`${other} chýba k\u00a0${one}`);
    if (variables[other] && !variables[one]) problems.push(`${one} chýba k\u00a0${other}`);
  }
  const { GITHUB_TOKEN, GITHUB_REPOSITORY, RESEND_API_KEY, SMTP_URL, MAIL_FROM: from } = variables;
  // Build services set the repository by themselves.
  if (GITHUB_TOKEN && !GITHUB_REPOSITORY) problems.push('GITHUB_REPOSITORY chýba k\u00a0GITHUB_TOKEN');
  if (RESEND_API_KEY && SMTP_URL) problems.push('SMTP_URL a\u00a0RESEND_API_KEY sa vylučujú, nechajte len jednu');
  if ((RESEND_API_KEY || SMTP_URL) && !from) problems.push('MAIL_FROM chýba, je to adresa odosielateľa');
  return problems;
}

function missingOnHost(variables: Variables): string[] {
  if (!variables.NETLIFY) return [];
  const needed: [value: string | undefined, problem: string][] = [[variables.APP_SECRET, 'APP_SECRET chýba']];
  if (variables.CONTEXT === 'production')
    needed.push(
      [variables.SITE_URL, 'SITE_URL chýba, tvoria sa z\u00a0nej odkazy v\u00a0mailoch'],
      [variables.UPSTASH_REDIS_REST_URL, NO_STORE],
      [variables.GITHUB_TOKEN, NO_CONTENT],
      [variables.RESEND_API_KEY ?? variables.SMTP_URL, NO_MAIL],
      [variables.NETLIFY_BUILD_HOOK, NO_BUILDS],
    );
  return needed.flatMap(([value, problem]) => (value === undefined ? [problem] : []));
}

const NO_STORE =
  'UPSTASH_REDIS_REST_URL a\u00a0UPSTASH_REDIS_REST_TOKEN chýbajú, vstavané úložisko sqlite na Netlify nevydrží';
const NO_CONTENT =
  'GITHUB_TOKEN a\u00a0GITHUB_REPOSITORY chýbajú, vstavané úložisko obsahu local na Netlify zmeny neuchová';
const NO_MAIL = 'RESEND_API_KEY alebo SMTP_URL chýba, vstavaná odchádzajúca pošta outbox na Netlify nič neodošle';
const NO_BUILDS =
  'NETLIFY_BUILD_HOOK a\u00a0NETLIFY_WEBHOOK_SECRET chýbajú, zmeny z\u00a0administrácie by sa na web nedostali';
