import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../store/durable-file.ts';
import type { BuildRun } from './build-trigger.ts';
import { contentProblem } from './publisher-messages.ts';

const run: z.ZodType<BuildRun> = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'building', 'live', 'failed']),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  reason: z.string().nullable(),
  problems: z.array(contentProblem).readonly(),
  revision: z.string().nullable(),
});

const fileSchema = z.object({
  /** Folder of the newest good build, and the renderer that made it; null: there is none yet. */
  live: z.object({ id: z.string(), renderer: z.string() }).nullable(),
  /** Newest first. */
  runs: z.array(run),
});

/** What the local builder remembers from one start to the next. */
export type BuildsFile = z.infer<typeof fileSchema>;

/** Nothing when there is no such file, or one that cannot be read: then the project's own build is served and built upon. */
export async function readBuildsFile(file: string): Promise<BuildsFile> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { live: null, runs: [] };
  }
}

/** @param file its folder is made when missing */
export async function writeBuildsFile(file: string, content: BuildsFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeDurably(file, JSON.stringify(content));
}
