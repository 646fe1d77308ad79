// The variables of the environment (.env.example): how each must look, and which go together.
import { z } from 'zod';
import { isWebOrigin } from '../domain/web-origin.ts';

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
      .default(4321),
  ),
  HOST: variable(z.string().default('127.0.0.1')),
  DATA_DIR: variable(z.string().default('.data')),
  CONTENT_DIR: variable(z.string().default('content')),
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

export type Variables = z.infer<typeof environmentSchema>;

/** The environment is wrong; the message names every wrong variable in one sentence. */
class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * The variables as they are written, judged one by one and together.
 * @throws ConfigError
 */
export function readVariables(env: Record<string, string | undefined>): Variables {
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
