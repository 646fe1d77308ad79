import { expect, test } from 'vitest';
import { readConfig } from '../../../src/server/environment.ts';

test('an empty environment gives the defaults', () => {
  const defaults = {
    isOnNetlify: false,
    siteUrl: 'http://localhost:4321',
    port: 4321,
    host: '127.0.0.1',
    dataDir: '.data',
    contentDir: 'content',
    publicDir: 'public',
    trustedHops: 0,
    healthToken: null,
    backupRecipient: null,
    buildEnvironment: {},
    content: { kind: 'local' },
    store: { kind: 'sqlite' },
    media: { kind: 'files' },
    mail: { kind: 'outbox' },
    mailBudget: { perHour: 200, perDay: 1000 },
    mailWebhookSecrets: [],
    sending: 'in-process',
    builds: { kind: 'none' },
    appSecret: null,
    firstAdministrator: null,
    isPreview: false,
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ PORT: '', SITE_URL: '', TRUST_PROXY: '', ANALYTICS_SRC: '' })).toEqual(defaults);
});

test('the address of the site follows the port, or is what it is set to, without a slash', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '8080', SITE_URL: 'https://www.kd.example/' })).toMatchObject({
    siteUrl: 'https://www.kd.example',
    port: 8080,
  });
});

test('builds see the public part of the environment and nothing secret', () => {
  const open = { SITE_URL: 'https://www.kd.example', TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
  const secret = { APP_SECRET: 'x'.repeat(32), RESEND_API_KEY: 're_1', MAIL_FROM: 'info@kd.example', PATH: '/usr/bin' };
  expect(readConfig({ ...open, ...secret }).buildEnvironment).toEqual(open);
});

test('the budget of mails is whole numbers above 0', () => {
  const budget = { perHour: 50, perDay: 90 };
  expect(readConfig({ MAIL_PER_HOUR: '50', MAIL_PER_DAY: '90' }).mailBudget).toEqual(budget);
  for (const text of ['0', '-1', '1.5', 'x'])
    expect(() => readConfig({ MAIL_PER_DAY: text })).toThrow('MAIL_PER_DAY má byť celé číslo od 1');
});

test('a proxy is trusted only when that is said', () => {
  expect(readConfig({ TRUST_PROXY: '1' }).trustedHops).toBe(1);
  expect(readConfig({ TRUST_PROXY: '2' }).trustedHops).toBe(2);
  expect(readConfig({ TRUST_PROXY: 'true' }).trustedHops).toBe(1);
  expect(readConfig({ TRUST_PROXY: '0' }).trustedHops).toBe(0);
});

test('every wrong variable is named in one sentence', () => {
  const wrong = {
    SITE_URL: 'kd.example',
    PORT: '70000',
    TRUST_PROXY: 'yes',
    ANALYTICS_SRC: 'http://a.example/s.js',
    TILE_URL: 'abc',
  };
  expect(() => readConfig(wrong)).toThrow(
    'Nastavenie prostredia je chybné: SITE_URL má byť adresa bez cesty, napríklad https://www.kd.example; ' +
      'PORT má byť číslo od 0 do 65535; TRUST_PROXY má byť počet proxy serverov pred stránkou, 0 až 9; ' +
      'ANALYTICS_SRC má byť adresa skriptu, https://… alebo /…; ' +
      'TILE_URL má byť adresa dlaždíc mapy, napríklad https://tile.openstreetmap.org/{z}/{x}/{y}.png.',
  );
});

test.each(['ftp://kd.example', 'https://kd.example/app', 'https://kd.example/?a=1', 'javascript:alert(1)'])(
  '%s is no address of a site',
  (url) => {
    expect(() => readConfig({ SITE_URL: url })).toThrow('SITE_URL');
  },
);

test('notifications of mails are signed with one secret, or with two while one takes the place of the other', () => {
  const [one, two] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'];
  expect(readConfig({ RESEND_WEBHOOK_SECRET: one }).mailWebhookSecrets).toEqual([one]);
  expect(readConfig({ RESEND_WEBHOOK_SECRET: `${one} ${two}` }).mailWebhookSecrets).toEqual([one, two]);
  for (const wrong of ['geheim', 'whsec_', `${one},${two}`, `${one} ${two} ${one}`])
    expect(() => readConfig({ RESEND_WEBHOOK_SECRET: wrong })).toThrow('RESEND_WEBHOOK_SECRET má byť whsec_…');
});

test('the store and the mail provider are those the environment has keys for', () => {
  const upstash = { UPSTASH_REDIS_REST_URL: 'https://eu1.upstash.example', UPSTASH_REDIS_REST_TOKEN: 'token' };
  const from = { MAIL_FROM: 'Riviéra <info@kd.example>' };
  expect(readConfig(upstash).store).toEqual({
    kind: 'upstash',
    url: 'https://eu1.upstash.example',
    token: 'token',
    prefix: 'live:',
  });
  expect(readConfig({ ...from, RESEND_API_KEY: 're_1' }).mail).toEqual({
    kind: 'resend',
    apiKey: 're_1',
    from: 'Riviéra <info@kd.example>',
  });
  expect(readConfig({ ...from, SMTP_URL: 'smtps://u:p@mail.example' }).mail).toEqual({
    kind: 'smtp',
    url: 'smtps://u:p@mail.example',
    from: 'Riviéra <info@kd.example>',
  });
});

test('pictures go to files, on the host to its blobs, elsewhere to them with a token', () => {
  expect(readConfig({ NETLIFY: 'true', APP_SECRET: 'x'.repeat(32) }).media).toEqual({
    kind: 'netlify-blobs',
    access: null,
  });
  expect(readConfig({ NETLIFY_SITE_ID: 'site', NETLIFY_BLOBS_TOKEN: 'token' }).media).toEqual({
    kind: 'netlify-blobs',
    access: { siteId: 'site', token: 'token' },
  });
});

test('content is committed to GitHub when there is a token for it, and never by a preview', () => {
  const env = { GITHUB_TOKEN: 'token', GITHUB_REPOSITORY: 'kd-riviera/web' };
  const github = { kind: 'github', token: 'token', owner: 'kd-riviera', repo: 'web', branch: 'main' };
  expect(readConfig(env).content).toEqual({ ...github, contentPath: 'content' });
  expect(readConfig({ ...env, GITHUB_BRANCH: 'live', GITHUB_CONTENT_PATH: 'site/content' }).content).toEqual({
    ...github,
    branch: 'live',
    contentPath: 'site/content',
  });
  expect(readConfig({ GITHUB_REPOSITORY: 'kd-riviera/web' }).content).toEqual({ kind: 'local' });
  const preview = { NETLIFY: 'true', CONTEXT: 'deploy-preview', APP_SECRET: 'x'.repeat(32) };
  expect(readConfig({ ...env, ...preview }).content).toEqual({ kind: 'local' });
});

test('a preview on the host keeps its records apart from the live ones', () => {
  const env = {
    NETLIFY: 'true',
    CONTEXT: 'deploy-preview',
    APP_SECRET: 'x'.repeat(32),
    UPSTASH_REDIS_REST_URL: 'https://eu1.upstash.example',
    UPSTASH_REDIS_REST_TOKEN: 'token',
  };
  expect(readConfig(env).store).toMatchObject({ prefix: 'preview:' });
  expect(
    readConfig({
      ...env,
      CONTEXT: 'production',
      SITE_URL: 'https://kd.example',
      MAIL_FROM: 'a@kd.example',
      RESEND_API_KEY: 'k',
      GITHUB_TOKEN: 'token',
      GITHUB_REPOSITORY: 'kd/web',
      NETLIFY_BUILD_HOOK: 'https://api.netlify.example/build_hooks/1',
      NETLIFY_WEBHOOK_SECRET: 'x'.repeat(16),
    }).store,
  ).toMatchObject({
    prefix: 'live:',
  });
});

test.each([
  [{ UPSTASH_REDIS_REST_URL: 'https://eu1.upstash.example' }, 'UPSTASH_REDIS_REST_TOKEN chýba'],
  [{ UPSTASH_REDIS_REST_TOKEN: 'token' }, 'UPSTASH_REDIS_REST_URL chýba'],
  [{ NETLIFY_SITE_ID: 'site' }, 'NETLIFY_BLOBS_TOKEN chýba'],
  [{ NETLIFY_BLOBS_TOKEN: 'token' }, 'NETLIFY_SITE_ID chýba'],
  [{ NETLIFY_BUILD_HOOK: 'https://api.netlify.example/build_hooks/1' }, 'NETLIFY_WEBHOOK_SECRET chýba'],
  [{ NETLIFY_WEBHOOK_SECRET: 'x'.repeat(16) }, 'NETLIFY_BUILD_HOOK chýba'],
  [{ GITHUB_TOKEN: 'token' }, 'GITHUB_REPOSITORY chýba'],
  [{ GITHUB_REPOSITORY: 'https://github.com/kd/web' }, 'GITHUB_REPOSITORY má byť repozitár'],
  [{ GITHUB_CONTENT_PATH: '../content' }, 'GITHUB_CONTENT_PATH má byť priečinok'],
  [
    { RESEND_API_KEY: 'k', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@kd.example' },
    'SMTP_URL a\u00a0RESEND_API_KEY',
  ],
  [{ RESEND_API_KEY: 'k' }, 'MAIL_FROM chýba'],
  [{ MAIL_FROM: 'info@kd.example\r\nBcc: x@y.example' }, 'MAIL_FROM má byť adresa'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL má byť adresa'],
  [{ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1' }, 'BACKUP_RECIPIENT má byť verejný kľúč'],
  [{ APP_SECRET: 'short' }, 'APP_SECRET má mať aspoň 32 znakov'],
])('%o is refused: %s', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});

test('in production on the host the embedded adapters are refused, and everything missing is named at once', () => {
  expect(() => readConfig({ NETLIFY: 'true', CONTEXT: 'production' })).toThrow(
    /APP_SECRET chýba.*SITE_URL chýba.*UPSTASH_REDIS_REST_URL.*sqlite.*GITHUB_TOKEN.*local.*RESEND_API_KEY.*outbox.*NETLIFY_BUILD_HOOK/,
  );
  expect(() => readConfig({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toThrow('APP_SECRET chýba.');
});

test('on the host the newsletter is sent by a background function, elsewhere in the process', () => {
  expect(readConfig({ NETLIFY: 'true', APP_SECRET: 'x'.repeat(32) }).sending).toBe('background-function');
  expect(readConfig({}).sending).toBe('in-process');
});
