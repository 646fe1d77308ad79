// The variables of the environment (.env.example): what they decide, how each must look, and which go together. The pages' build
// reads its own few in src/site-config.ts.
import { z } from 'zod';
import { DEFAULTS } from '../domain/defaults.ts';
import { isWebOrigin } from '../domain/web-origin.ts';
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

/** What the environment decides. */
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

const MAILS = 'má byť celé číslo od 1';
const mailBudget = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, MAILS)
  .transform(Number);

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
      .default(DEFAULTS.port),
  ),
  HOST: variable(z.string().default(DEFAULTS.host)),
  DATA_DIR: variable(z.string().default(DEFAULTS.dataDir)),
  CONTENT_DIR: variable(z.string().default(DEFAULTS.contentDir)),
  TRUST_PROXY: variable(
    z
      .string()
      .regex(/^(?:\d|true|false)$/, 'má byť počet proxy serverov pred stránkou, 0 až 9')
      .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)))
      .default(0),
  ),
  // Builds use it (src/site-config.ts); that it is wrong is said by the start already.
  ANALYTICS_SRC: variable(
    z
      .string()
      .regex(/^(https:\/\/|\/(?!\/))\S+$/, 'má byť adresa skriptu, https://… alebo /…')
      .optional(),
  ),
  APP_SECRET: variable(z.string().min(32, 'má mať aspoň 32 znakov').optional()),
  HEALTH_TOKEN: variable(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'má mať aspoň 16 znakov bez medzier')
      .optional(),
  ),
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
    z.string().regex(REPOSITORY_FOLDER, 'má byť priečinok v\u00a0repozitári, napríklad content').default('content'),
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
  MAIL_PER_HOUR: variable(mailBudget.default(200)),
  MAIL_PER_DAY: variable(mailBudget.default(1000)),
  NETLIFY_BUILD_HOOK: variable(z.url({ protocol: /^https?$/, error: 'má byť adresa, https://…' }).optional()),
  NETLIFY_WEBHOOK_SECRET: variable(z.string().min(16, 'má mať aspoň 16 znakov').optional()),
  // Both come from the host itself (netlify-function.ts).
  NETLIFY: variable(z.string().optional()),
  CONTEXT: variable(z.string().optional()),
});

type Variables = z.infer<typeof environmentSchema>;

/** The environment is wrong; the message names every wrong variable in one sentence. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * The variables as they are written, judged one by one and together.
 * @throws ConfigError
 */
function readVariables(env: Record<string, string | undefined>): Variables {
  const result = environmentSchema.safeParse(env);
  if (!result.success)
    throw configError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const gaps = [...halves(result.data), ...missingOnHost(result.data)];
  if (gaps.length > 0) throw configError(gaps);
  return result.data;
}

const configError = (problems: readonly string[]) =>
  new ConfigError(`Nastavenie prostredia je chybné: ${problems.join('; ')}.`);

/** Variables that mean something only together. */
const PAIRS = [
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['NETLIFY_SITE_ID', 'NETLIFY_BLOBS_TOKEN'],
  ['NETLIFY_BUILD_HOOK', 'NETLIFY_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
] as const;

/** Variables that need another one, or mean something only without it. */
function halves(variables: Variables): string[] {
  const problems: string[] = [];
  for (const [one, other] of PAIRS) {
    if (variables[one] && !variables[other]) problems.push(`${other} chýba k\u00a0${one}`);
    if (variables[other] && !variables[one]) problems.push(`${one} chýba k\u00a0${other}`);
  }
  const { GITHUB_TOKEN, GITHUB_REPOSITORY, RESEND_API_KEY, SMTP_URL, MAIL_FROM: from } = variables;
  // The repository alone is no half: build services set it by themselves.
  if (GITHUB_TOKEN && !GITHUB_REPOSITORY) problems.push('GITHUB_REPOSITORY chýba k\u00a0GITHUB_TOKEN');
  if (RESEND_API_KEY && SMTP_URL) problems.push('SMTP_URL a\u00a0RESEND_API_KEY sa vylučujú, nechajte len jednu');
  if ((RESEND_API_KEY || SMTP_URL) && !from) problems.push('MAIL_FROM chýba, je to adresa odosielateľa');
  return problems;
}

/** A function on the host has no disk of its own that lasts: there the embedded adapters would lose what they are given. */
function missingOnHost(variables: Variables): string[] {
  if (!variables.NETLIFY) return [];
  const problems = variables.APP_SECRET ? [] : ['APP_SECRET chýba'];
  if (variables.CONTEXT !== 'production') return problems;
  if (!variables.SITE_URL) problems.push('SITE_URL chýba, tvoria sa z\u00a0nej odkazy v\u00a0mailoch');
  if (!variables.UPSTASH_REDIS_REST_URL)
    problems.push(
      'UPSTASH_REDIS_REST_URL a\u00a0UPSTASH_REDIS_REST_TOKEN chýbajú, vstavané úložisko sqlite na Netlify nevydrží',
    );
  if (!variables.GITHUB_TOKEN)
    problems.push(
      'GITHUB_TOKEN a\u00a0GITHUB_REPOSITORY chýbajú, vstavané úložisko obsahu local na Netlify zmeny neuchová',
    );
  if (!variables.RESEND_API_KEY && !variables.SMTP_URL)
    problems.push('RESEND_API_KEY alebo SMTP_URL chýba, vstavaná odchádzajúca pošta outbox na Netlify nič neodošle');
  if (!variables.NETLIFY_BUILD_HOOK)
    problems.push(
      'NETLIFY_BUILD_HOOK a\u00a0NETLIFY_WEBHOOK_SECRET chýbajú, zmeny z\u00a0administrácie by sa na web nedostali',
    );
  return problems;
}
