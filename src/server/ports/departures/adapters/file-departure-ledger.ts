import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import { nullIfMissing, writeDurably } from '../../store/durable-file.ts';
import type { DepartureLedger } from '../departures.ts';

const OWNER_ONLY = { mode: 0o600 };

/** A line break begins each line, so that one cut off by a crash does not spoil the next. */
export function fileDepartureLedger(path: string): DepartureLedger {
  const inTurn = pLimit(1);

  async function read(): Promise<{ atMs: number; line: string }[]> {
    const text = (await readFile(path, 'utf8').catch(nullIfMissing)) ?? '';
    return text.split('\n').flatMap((row) => {
      const [, at, line] = /^(\d+) (.*)$/.exec(row) ?? [];
      return line === undefined ? [] : [{ atMs: Number(at), line }];
    });
  }

  return {
    append: (line, atMs) =>
      inTurn(async () => {
        await mkdir(dirname(path), { recursive: true });
        const file = await open(path, 'a', OWNER_ONLY.mode);
        try {
          await file.appendFile(`\n${atMs} ${line}\n`);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    lines: () => inTurn(async () => (await read()).map(({ line }) => line)),
    forget: (beforeMs) =>
      inTurn(async () => {
        const all = await read();
        const kept = all.filter(({ atMs }) => atMs >= beforeMs);
        if (kept.length === all.length) return;
        await writeDurably(path, kept.map(({ atMs, line }) => `${atMs} ${line}\n`).join(''), OWNER_ONLY);
      }),
  };
}
