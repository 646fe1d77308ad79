import { readFile, stat } from 'node:fs/promises';

/**
 * What a file says, read when first needed and again when the file has changed or is another one. While a new one cannot be
 * read, the last good value stays in use.
 * @param path where the file is now
 * @throws what reading or parsing throws, until there has been a good value
 */
export function newestFile<T>(path: () => string, parse: (text: string) => T): () => Promise<T> {
  let latest: { version: string; value: Promise<T> } | null = null;
  let lastGood: { value: T } | null = null;

  async function load(file: string): Promise<T> {
    try {
      lastGood = { value: parse(await readFile(file, 'utf8')) };
    } catch (error) {
      // It may be there the next time: nothing about the file itself need change for that.
      latest = null;
      if (lastGood === null) throw error;
    }
    return lastGood.value;
  }

  return async () => {
    const file = path();
    const version = await fileVersion(file);
    if (latest?.version !== version) latest = { version, value: load(file) };
    return latest.value;
  };
}

async function fileVersion(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  return stats === null ? 'missing' : `${path}-${stats.ino}-${stats.mtimeMs}-${stats.size}`;
}
