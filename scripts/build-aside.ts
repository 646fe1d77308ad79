import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildFolders, projectBuild } from '../src/server/publishing/build-contract.ts';
import { nullIfMissing } from '../src/server/store/durable-file.ts';

/** Where the next build is made: in the project's folder, so that it is on the same disk. */
const NEXT = '.cache/next-build';
/** Where the build before goes while the next one takes its place. */
const FORMER = '.cache/former-build';

/**
 * Makes the project's build beside the one that is there, which a server may be reading, and puts it into its place when it is whole.
 * A build that fails or is cut off leaves the one before as it was.
 * @param build makes the site in a folder, with its products beside it; resolves to its exit code
 * @returns the exit code
 */
export async function buildAside(root: string, build: (siteDir: string) => Promise<number>): Promise<number> {
  const next = join(root, NEXT);
  await rm(next, { recursive: true, force: true });
  const made = projectBuild(next);
  const code = await build(made.site);
  if (code === 0) await putInPlace(made, projectBuild(root), join(root, FORMER));
  await rm(next, { recursive: true, force: true });
  return code;
}

/** Without records a start builds anew. They leave first and come last, so that what a crash has left half done is built again. */
async function putInPlace(made: BuildFolders, place: BuildFolders, formerFolder: string): Promise<void> {
  const former = projectBuild(formerFolder);
  await rm(formerFolder, { recursive: true, force: true });
  await mkdir(formerFolder, { recursive: true });
  await rename(place.records, former.records).catch(nullIfMissing);
  for (const part of ['functions', 'site'] as const) {
    await rename(place[part], former[part]).catch(nullIfMissing);
    await rename(made[part], place[part]);
  }
  await rename(made.records, place.records);
  await rm(formerFolder, { recursive: true, force: true });
}
