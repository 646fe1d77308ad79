// Builds of the site from other content than the project's own, apart from everything the project keeps of its own builds.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { TEST_NOW, TEST_SITE_URL } from './build-site.ts';
import { linkPublicFolder } from './house.ts';

interface BuildResult {
  exitCode: number | null;
  /** What it wrote for the person who started it. */
  output: string;
}

/**
 * Writes a configuration that is the project's own, but keeps cache and result below a folder (`cache`, `dist`). The folder lies in
 * the project: for a result outside of it, all builds share the project's `.astro/.prerender` and take each other's chunks away.
 * @returns its path as `astro --config` wants it, relative to the project
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

/** Builds the site from `content` in a folder to `dist` beside it, as the tested site is built, or elsewhere or at another moment. */
export async function buildContent(
  folder: string,
  now = TEST_NOW,
  environment: Record<string, string> = {},
): Promise<BuildResult> {
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
