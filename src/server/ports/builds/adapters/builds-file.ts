import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../../store/durable-file.ts';
import { contentProblem, heldBackFiles } from '../build-contract.ts';
import type { BuildRun } from '../build-trigger.ts';

const run: z.ZodType<BuildRun> = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'building', 'live', 'failed']),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  reason: z.string().nullable(),
  problems: z.array(contentProblem).readonly(),
  heldBack: heldBackFiles.optional(),
  revision: z.string().nullable(),
});

const fileSchema = z.object({
  live: z.object({ id: z.string(), renderer: z.string() }).nullable(),
  runs: z.array(run),
});

type BuildsFile = z.infer<typeof fileSchema>;

/** Empty without a readable file. */
export async function readBuildsFile(file: string): Promise<BuildsFile> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { live: null, runs: [] };
  }
}

export async function writeBuildsFile(file: string, content: BuildsFile): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeDurably(file, JSON.stringify(content));
}
