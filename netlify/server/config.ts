import { z } from 'zod';
import { isWebOrigin } from '../../src/domain/web-origin.ts';
import { buildEnvironment } from './ports/build-trigger/build-environment.ts';

/** An empty variable means the same as none: `.env` files and hosts' forms leave them so. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `info@kd.example` or `Name <info@kd.example>`. */
const MAIL_FROM = /^(?:[^<>\r\n]{1,100}<[^<>\s@]{1,64}@[^<>\s@]{1,190}>|[^<>\s@]{1,64}@[^<>\s@]{1,190})$/;

/** As in the repository's address on GitHub. */
const GITHUB_REPOSITORY = /^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/;

/** Names below the repository's root, none beginning with a dot. */
const REPOSITORY_FOLDER = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** As Resend shows it; a second one behind a space, while one takes the place of the other. */
const WEBHOOK_SECRETS = /^whsec_[A-Za-z0-9+/]{16,}={0,2}(?: +whsec_[A-Za-z0-9+/]{16,}={0,2})?$/;

const MAILBOX = /^[^<>\s@]{1,64}@[^<>\s@]{1,190}$/;

const environmentSchema = z.object({
  SITE_URL: variable(
    z
      .string()
      .refine(isWebOrigin, 'má byť adresa bez cesty, napríklad https://www.kdriviera.example')
      .transform((text) => new URL(text).origin)
      .optional(),
  ),
  PORT: variable(
    z
      .string()
      .regex(/^\d{1,5}$/, 'má byť číslo od 0 do 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'má byť číslo od 0 do 65535')
      .default(4321),
  ),
  HOST: variable(z.string().default('127.0.0.1')),
  DATA_DIR: variable(z.string().default('.data')),
  CONTENT_DIR: variable(z.string().default('content')),
  TRUST_PROXY: variable(
    z
      .enum(['1', 'true', '0', 'false'], 'má byť 1 alebo 0')
      .transform((text) => text === '1' || text === 'true')
      .default(false),
  ),
  ANALYTICS_SRC: variable(
    z
      .string()
      .regex(/^(https:\/\/|\/(?!\/))\S+$/, 'má byť adresa skriptu, https://… alebo /…')
      .optional(),
  ),
  APP_SECRET: variable(z.string().min(32, 'má mať aspoň 32 znakov').optional()),
  ADMIN_EMAIL: variable(z.string().toLowerCase().regex(MAILBOX, 'má byť e-mailová adresa').optional()),
  ADMIN_PASSWORD: variable(z.string().min(8, 'má mať aspoň 8 znakov').optional()),
  UPSTASH_REDIS_REST_URL: variable(z.url({ protocol: /^https?$/, error: 'má byť adresa, https://…' }).optional()),
  UPSTASH_REDIS_REST_TOKEN: variable(z.string().optional()),
  NETLIFY_SITE_ID: variable(z.string().optional()),
  NETLIFY_BLOBS_TOKEN: variable(z.string().optional()),
  GITHUB_TOKEN: variable(z.string().optional()),
  GITHUB_REPOSITORY: variable(
    z.string().regex(GITHUB_REPOSITORY, 'má byť repozitár na GitHube, napríklad kd-riviera/web').optional(),
  ),
  GITHUB_BRANCH: variable(z.string().default('main')),
  GITHUB_CONTENT_PATH: variable(
    z.string().regex(REPOSITORY_FOLDER, 'má byť priečinok v repozitári, napríklad content').default('content'),
  ),
  GITHUB_API_URL: variable(z.url({ protocol: /^https?$/, error: 'má byť adresa, https://…' }).optional()),
  RESEND_API_KEY: variable(z.string().optional()),
  RESEND_WEBHOOK_SECRET: variable(
    z
      .string()
      .trim()
      .regex(WEBHOOK_SECRETS, 'má byť whsec_…, pri výmene dve za sebou oddelené medzerou')
      .transform((text) => text.split(/ +/))
      .optional(),
  ),
  SMTP_URL: variable(
    z
      .url({ protocol: /^smtps?$/, error: 'má byť adresa, smtps://meno:heslo@server alebo smtp://server:port' })
      .optional(),
  ),
  MAIL_FROM: variable(
    z.string().regex(MAIL_FROM, 'má byť adresa odosielateľa, napríklad „Riviéra <info@kd.example>“').optional(),
  ),
  NETLIFY_BUILD_HOOK: variable(z.url({ protocol: /^https?$/, error: 'má byť adresa, https://…' }).optional()),
  NETLIFY_WEBHOOK_SECRET: variable(z.string().min(16, 'má mať aspoň 16 znakov').optional()),
  // Both come from the host itself (netlify-function.ts).
  NETLIFY: variable(z.string().optional()),
  CONTEXT: variable(z.string().optional()),
});

type Variables = z.infer<typeof environmentSchema>;

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
  | { kind: 'outbox' };

/** `none`: the self-host builds by itself. */
export type BuildsConfig = { kind: 'netlify'; hook: string; webhookSecret: string } | { kind: 'none' };

/** What the environment decides (DESIGN 2). */
export interface Config {
  /** Origin of the public site, without a slash at the end. */
  siteUrl: string;
  port: number;
  host: string;
  dataDir: string;
  contentDir: string;
  /** Whether the last hop's `X-Forwarded-For` names the visitor. */
  trustProxy: boolean;
  analyticsSrc: string | null;
  /** What the self-host's own builds see of the environment, by name. */
  buildEnvironment: Record<string, string>;
  content: ContentConfig;
  store: StoreConfig;
  media: MediaConfig;
  mail: MailConfig;
  /** What the mail provider signs its notifications with; none: it sends none. */
  mailWebhookSecrets: readonly string[];
  builds: BuildsConfig;
  /** On the host the newsletter is sent by a background function: a call may take a minute only. */
  sending: 'background-function' | 'in-process';
  /** null: the self-host makes one in its data folder. */
  appSecret: string | null;
  /** Who becomes administrator while there is none. */
  firstAdministrator: { email: string; password: string } | null;
}

/** Thrown when the environment is wrong; its message names every wrong variable in one sentence. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environmentSchema.safeParse(env);
  if (!result.success)
    throw configError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const variables = result.data;
  const gaps = [...halves(variables), ...missingOnHost(variables)];
  if (gaps.length > 0) throw configError(gaps);
  return {
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    contentDir: variables.CONTENT_DIR,
    trustProxy: variables.TRUST_PROXY,
    analyticsSrc: variables.ANALYTICS_SRC ?? null,
    buildEnvironment: buildEnvironment(env),
    content: contentConfig(variables),
    store: storeConfig(variables),
    media: mediaConfig(variables),
    mail: mailConfig(variables),
    mailWebhookSecrets: variables.RESEND_WEBHOOK_SECRET ?? [],
    builds: buildsConfig(variables),
    sending: variables.NETLIFY ? 'background-function' : 'in-process',
    appSecret: variables.APP_SECRET ?? null,
    firstAdministrator: firstAdministrator(variables),
  };
}

const configError = (problems: readonly string[]) =>
  new ConfigError(`Nastavenie prostredia je chybné: ${problems.join('; ')}.`);

/** Variables that mean something only together, or only without each other. */
function halves(variables: Variables): string[] {
  const problems: string[] = [];
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token, RESEND_API_KEY, SMTP_URL } = variables;
  if (url && !token) problems.push('UPSTASH_REDIS_REST_TOKEN chýba k UPSTASH_REDIS_REST_URL');
  if (token && !url) problems.push('UPSTASH_REDIS_REST_URL chýba k UPSTASH_REDIS_REST_TOKEN');
  // The repository alone is no half: build services set it by themselves.
  if (variables.GITHUB_TOKEN && !variables.GITHUB_REPOSITORY) problems.push('GITHUB_REPOSITORY chýba k GITHUB_TOKEN');
  const { NETLIFY_SITE_ID, NETLIFY_BLOBS_TOKEN } = variables;
  if (NETLIFY_SITE_ID && !NETLIFY_BLOBS_TOKEN) problems.push('NETLIFY_BLOBS_TOKEN chýba k NETLIFY_SITE_ID');
  if (NETLIFY_BLOBS_TOKEN && !NETLIFY_SITE_ID) problems.push('NETLIFY_SITE_ID chýba k NETLIFY_BLOBS_TOKEN');
  const { NETLIFY_BUILD_HOOK, NETLIFY_WEBHOOK_SECRET } = variables;
  if (NETLIFY_BUILD_HOOK && !NETLIFY_WEBHOOK_SECRET) problems.push('NETLIFY_WEBHOOK_SECRET chýba k NETLIFY_BUILD_HOOK');
  if (NETLIFY_WEBHOOK_SECRET && !NETLIFY_BUILD_HOOK) problems.push('NETLIFY_BUILD_HOOK chýba k NETLIFY_WEBHOOK_SECRET');
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = variables;
  if (ADMIN_EMAIL && !ADMIN_PASSWORD) problems.push('ADMIN_PASSWORD chýba k ADMIN_EMAIL');
  if (ADMIN_PASSWORD && !ADMIN_EMAIL) problems.push('ADMIN_EMAIL chýba k ADMIN_PASSWORD');
  if (RESEND_API_KEY && SMTP_URL) problems.push('SMTP_URL a RESEND_API_KEY sa vylučujú, nechajte len jednu');
  if ((RESEND_API_KEY || SMTP_URL) && !variables.MAIL_FROM) problems.push('MAIL_FROM chýba, je to adresa odosielateľa');
  return problems;
}

/** A function on the host has no disk of its own that lasts: there the embedded adapters would lose what they are given. */
function missingOnHost(variables: Variables): string[] {
  if (!variables.NETLIFY) return [];
  const problems = variables.APP_SECRET ? [] : ['APP_SECRET chýba'];
  if (variables.CONTEXT !== 'production') return problems;
  if (!variables.SITE_URL) problems.push('SITE_URL chýba, tvoria sa z nej odkazy v mailoch');
  if (!variables.UPSTASH_REDIS_REST_URL)
    problems.push(
      'UPSTASH_REDIS_REST_URL a UPSTASH_REDIS_REST_TOKEN chýbajú, vstavané úložisko sqlite na Netlify nevydrží',
    );
  if (!variables.GITHUB_TOKEN)
    problems.push('GITHUB_TOKEN a GITHUB_REPOSITORY chýbajú, vstavané úložisko obsahu local na Netlify zmeny neuchová');
  if (!variables.RESEND_API_KEY && !variables.SMTP_URL)
    problems.push('RESEND_API_KEY alebo SMTP_URL chýba, vstavaná odchádzajúca pošta outbox na Netlify nič neodošle');
  if (!variables.NETLIFY_BUILD_HOOK)
    problems.push('NETLIFY_BUILD_HOOK a NETLIFY_WEBHOOK_SECRET chýbajú, zmeny z administrácie by sa na web nedostali');
  return problems;
}

function storeConfig({
  UPSTASH_REDIS_REST_URL: url,
  UPSTASH_REDIS_REST_TOKEN: token,
  CONTEXT,
}: Variables): StoreConfig {
  if (!url || !token) return { kind: 'sqlite' };
  return {
    kind: 'upstash',
    url,
    token,
    prefix: CONTEXT === undefined || CONTEXT === 'production' ? 'live:' : 'preview:',
  };
}

/** A preview must not write into the branch that the live site is built from. */
function contentConfig(variables: Variables): ContentConfig {
  const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, GITHUB_API_URL: baseUrl, CONTEXT } = variables;
  const isPreview = CONTEXT !== undefined && CONTEXT !== 'production';
  if (!token || !repository || isPreview) return { kind: 'local' };
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

function mailConfig({ RESEND_API_KEY: apiKey, SMTP_URL: url, MAIL_FROM: from }: Variables): MailConfig {
  if (from && apiKey) return { kind: 'resend', apiKey, from };
  if (from && url) return { kind: 'smtp', url, from };
  return { kind: 'outbox' };
}

function buildsConfig({ NETLIFY_BUILD_HOOK: hook, NETLIFY_WEBHOOK_SECRET: webhookSecret }: Variables): BuildsConfig {
  return hook && webhookSecret ? { kind: 'netlify', hook, webhookSecret } : { kind: 'none' };
}

function firstAdministrator({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Variables): Config['firstAdministrator'] {
  return email && password ? { email, password } : null;
}
