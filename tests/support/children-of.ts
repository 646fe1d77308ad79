import { readdir, readFile } from 'node:fs/promises';

/** Returns process ids; needs Linux. */
export async function childrenOf(pid: number, entry: string): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(/\s+/).filter(Boolean).map(Number);
  const commands = await Promise.all(children.map(commandOf));
  return children.filter((_, at) => commands[at]?.includes(entry));
}

export async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
