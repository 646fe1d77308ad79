import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Others {
  counts?: (path: string) => boolean;
  variables?: readonly string[];
}

/** Digests names, sizes and times, which is quick enough for every start. */
export async function fingerprint(root: string, patterns: readonly string[], others: Others = {}): Promise<string> {
  const { counts = () => true, variables = [] } = others;
  const hash = createHash('sha256');
  const paths: string[] = [];
  for (const pattern of patterns) for await (const path of glob(pattern, { cwd: root })) paths.push(path);
  for (const path of paths.filter(counts).sort()) {
    const { size, mtimeMs } = await stat(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}
