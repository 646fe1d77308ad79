import { z } from 'zod';

/** An empty variable means the same as none: `.env` files and hosts' forms leave them so. */
const variable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const isWebOrigin = (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
};

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
});

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
}

/** Thrown when the environment is wrong; its message names every wrong variable in one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environmentSchema.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`Nastavenie prostredia je chybné: ${problems.join('; ')}.`);
  }
  const variables = result.data;
  return {
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    port: variables.PORT,
    host: variables.HOST,
    dataDir: variables.DATA_DIR,
    contentDir: variables.CONTENT_DIR,
    trustProxy: variables.TRUST_PROXY,
    analyticsSrc: variables.ANALYTICS_SRC ?? null,
  };
}
