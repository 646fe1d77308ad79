// Grades the self-hosted site like Mozilla's HTTP Observatory, offline. Its install script downloads lists, so it is
// no dependency: OBSERVATORY_DIR is where `npm install --ignore-scripts` has put it.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { nodeListener } from '../src/selfhost/node-listener.ts';
import { createRequestHandler } from '../src/selfhost/request-handler.ts';
import { openSite } from '../src/selfhost/site.ts';
import { servicesFromEnv } from '../src/server/assemble.ts';
import { contentIndexFile } from '../src/server/ports/builds/built-content.ts';
import { printTable } from './bench/table.ts';

const PATHS = ['/', '/contact', '/newsletter/confirm', '/api/events/all', '/api/newsletter/captcha'];
const WANTED_GRADE = 'A+';
const HOST = 'localhost';
const SITE_URL = `https://${HOST}`;

interface Verdict {
  result: string;
  pass: boolean;
}
interface Retrieved {
  responses: { auto: { status: number } | null };
}
interface Observatory {
  retrieve(host: string, options: { httpPort: number; httpsPort: number; path: string }): Promise<Retrieved>;
  tests: ((retrieved: Retrieved) => Verdict)[];
  /** Points added to or taken from 100. */
  modifierOf(result: string): number;
  gradeOf(score: number): { grade: string };
  minimumForExtra: number;
}

/** Empties the list of HSTS hosts. */
async function loadObservatory(folder: string): Promise<Observatory> {
  const root = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  writeFileSync(join(root, 'conf/hsts-preload.json'), '{}');
  const load = (file: string) => import(pathToFileURL(join(root, 'src', file)).href);
  const [{ retrieve }, { ALL_TESTS }, { getScoreModifier, getGradeForScore }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }] =
    await Promise.all([
      load('retriever/retriever.js'),
      load('constants.js'),
      load('grader/grader.js'),
      load('grader/charts.js'),
    ]);
  return {
    retrieve,
    tests: ALL_TESTS,
    modifierOf: getScoreModifier,
    gradeOf: getGradeForScore,
    minimumForExtra: MINIMUM_SCORE_FOR_EXTRA_CREDIT,
  };
}

function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  setDefaultCACertificates([...getCACertificates('default'), certificate.cert]);
  return certificate;
}

function buildForHttps(siteDir: string): void {
  const astro = join(process.cwd(), 'node_modules/astro/bin/astro.mjs');
  const env = { ...process.env, SITE_URL, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [astro, 'build', '--silent', '--outDir', siteDir], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`astro build ended with ${status}`);
}

async function listen(server: Server): Promise<number> {
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

async function serve(folder: string, siteDir: string) {
  const services = {
    ...(await servicesFromEnv({ DATA_DIR: join(folder, 'data'), SITE_URL })),
    contentIndex: contentIndexFile(() => join(siteDir, '../dist-functions/content-index.json')),
  };
  const site = await openSite(siteDir);
  const listener = nodeListener(await createRequestHandler(services, () => site), { trustedHops: 0, hostname: HOST });
  const secure = createHttpsServer(makeCertificate(folder), listener);
  const httpsPort = await listen(secure);
  const plain = createHttpServer((request, response) => {
    response.writeHead(301, { location: `https://${HOST}:${httpsPort}${request.url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    ports: { httpPort, httpsPort },
    async close() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
      await services.close();
    },
  };
}

/** The package's own `scan` knows neither ports nor paths. */
function judge({ tests, modifierOf, gradeOf, minimumForExtra }: Observatory, retrieved: Retrieved) {
  const verdicts = tests.map((test) => test(retrieved));
  const modifiers = verdicts.map(({ result }) => modifierOf(result));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  const strict = sum(modifiers.filter((modifier) => modifier < 0));
  const score = strict >= minimumForExtra ? sum(modifiers) : strict;
  return {
    status: retrieved.responses.auto?.status ?? 0,
    score,
    grade: gradeOf(score).grade,
    failed: verdicts.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

async function main(): Promise<void> {
  const observatoryDir = process.env.OBSERVATORY_DIR;
  if (observatoryDir === undefined) throw new Error('OBSERVATORY_DIR is missing: where the package is installed.');
  const observatory = await loadObservatory(observatoryDir);
  const folder = mkdtempSync(join(tmpdir(), 'kd-observatory-'));
  try {
    const siteDir = join(folder, 'dist');
    buildForHttps(siteDir);
    const server = await serve(folder, siteDir);
    const verdicts = [];
    for (const path of PATHS) {
      const retrieved = await observatory.retrieve(HOST, { ...server.ports, path });
      verdicts.push({ path, ...judge(observatory, retrieved) });
    }
    await server.close();
    printTable(
      ['path', 'status', 'grade', 'score', 'failed'],
      verdicts.map(({ path, status, grade, score, failed }) => [path, status, grade, score, failed.join(', ')]),
    );
    if (verdicts.some(({ status, grade }) => status !== 200 || grade !== WANTED_GRADE)) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
