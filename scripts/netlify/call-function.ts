// With a path it prints the status of a GET. Must run on the oldest Node that functions run on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', name = '', path = ''] = process.argv.slice(2);
const ORIGIN = 'https://kd.example';

const dataDir = mkdtempSync(join(tmpdir(), 'kd-function-'));
process.chdir(folder);
Object.assign(process.env, { APP_SECRET: 'x'.repeat(32), SITE_URL: ORIGIN, TMPDIR: dataDir });

const { default: handler } = await import(pathToFileURL(join(folder, `netlify/functions/${name}.mjs`)).href);
if (path === '') process.stdout.write('loaded');
else {
  const context = { ip: '192.0.2.1', deploy: { context: 'deploy-preview' }, waitUntil: () => {} };
  const response: Response = await handler(new Request(ORIGIN + path), context);
  process.stdout.write(String(response.status));
}
rmSync(dataDir, { recursive: true, force: true });
process.exit();
