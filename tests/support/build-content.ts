import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { TEST_NOW, TEST_SITE_URL } from './build-site.ts';
import { linkPublicFolder } from './house.ts';
import { withMachineLock } from './machine-lock.ts';

interface BuildResult {
  exitCode: number | null;
  output: string;
}

/**
 * The folder must be in the project: results outside of it share `.astro/.prerender` and remove each other's chunks.
 * @returns a path for `astro --config`, relative to the project
 */
export async function isolatedConfig(root: string, folder: string): Promise<string> {
  if (relative(root, folder).startsWith('..')) throw new Error(`${folder} is not in ${root}`);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'astro.config.mjs');
  const [own, cacheDir, outDir] = [join(root, 'astro.config.mjs'), join(folder, 'cache'), join(folder, 'dist')].map(
    (path) => JSON.stringify(path),
  );
  await writeFile(
    file,
    `import config from ${own};\nexport default { ...config, cacheDir: ${cacheDir}, outDir: ${outDir} };\n`,
  );
  return relative(root, file);
}

/** Builds `content` in `folder`, or the content that `environment` names, while no other build of a test is under way. */
export function buildContent(
  folder: string,
  now = TEST_NOW,
  environment: Record<string, string> = {},
): Promise<BuildResult> {
  return withMachineLock(() => build(folder, now, environment));
}

async function build(folder: string, now: string, environment: Record<string, string>): Promise<BuildResult> {
  const root = process.cwd();
  const publicDir = join(folder, 'public');
  if (!existsSync(publicDir)) await linkPublicFolder(publicDir);
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', '--silent', '--config', await isolatedConfig(root, folder)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, 'content'),
      PUBLIC_DIR: publicDir,
      BUILD_NOW: now,
      SITE_URL: TEST_SITE_URL,
      NODE_ENV: 'production',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const exitCode = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  return { exitCode, output };
}
