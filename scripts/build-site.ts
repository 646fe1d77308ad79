import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CONTENT_INDEX_FILE } from '../src/domain/content/content-index.ts';
import { BUILD_ENVIRONMENT, projectBuild, RENDERER_ID_FILE } from '../src/server/ports/builds/build-contract.ts';
import { fingerprint } from './fingerprint.ts';

const STAMP_FILE = '.cache/built-from';
const SOURCES = ['src/**/*', 'public/**/*', 'astro.config.mjs', 'package-lock.json'];
/** Another content folder is another house: its visitors must not see the former pages. */
const FOLDERS = ['CONTENT_DIR', 'PUBLIC_DIR'];
/** The running server publishes content and pictures itself. */
const NOT_OF_THE_SITE = /^(?:public[\\/]storage|src[\\/]server|src[\\/]selfhost)[\\/]/;

const STAYS = 'Web sa preto nezostavil, beží jeho posledná dobrá verzia. Keď to opravíte, spustite server znova.';

interface SiteSteps {
  build(): Promise<number>;
  mistakes(): Promise<string | null>;
}

/** With mistakes in the content an earlier build of the same house stays, and the exit code is 0. */
export async function buildSiteIfStale(root: string, { build, mistakes }: SiteSteps): Promise<number> {
  const sources = await fingerprint(root, SOURCES, {
    counts: (path) => !NOT_OF_THE_SITE.test(path),
    variables: BUILD_ENVIRONMENT,
  });
  const house = await fingerprint(root, [], { variables: FOLDERS });
  const stamp = `${sources}\n${house}`;
  const stampFile = join(root, STAMP_FILE);
  const builtFrom = await readFile(stampFile, 'utf8').catch(() => null);
  const { records } = projectBuild(root);
  const isThere = existsSync(join(root, CONTENT_INDEX_FILE)) && existsSync(join(records, RENDERER_ID_FILE));
  if (isThere && builtFrom === stamp) return 0;
  const [, builtHouse = house] = builtFrom?.split('\n') ?? [];
  const found = isThere && builtHouse === house ? await mistakes() : null;
  if (found !== null) {
    console.error(`${found}\n${STAYS}`);
    return 0;
  }
  console.log('Zostavujem web…');
  const code = await build();
  if (code !== 0) return code;
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(`${stampFile}.new`, stamp);
  await rename(`${stampFile}.new`, stampFile);
  return 0;
}
