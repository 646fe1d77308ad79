import { join } from 'node:path';
import { z } from 'zod';
import type { ContentProblem } from '../../../content-files/content-problem.ts';

/** These end up in pages (src/site-config.ts), so none may be secret. */
export const BUILD_ENVIRONMENT = [
  'SITE_URL',
  'PORT',
  'ANALYTICS_SRC',
  'ANALYTICS_ATTRIBUTES',
  'TILE_URL',
  'BUILD_NOW',
] as const;

export function buildEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    BUILD_ENVIRONMENT.flatMap((name): [string, string][] => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

export interface BuildFolders {
  site: string;
  functions: string;
  records: string;
}

export const RENDERER_ID_FILE = 'renderer-id';

export function projectBuild(root: string): BuildFolders {
  return {
    site: join(root, 'dist'),
    functions: join(root, 'dist-functions'),
    records: join(root, 'dist-renderer'),
  };
}

export const SPARE_FOLDER = 'next';

export function buildIn(folder: string): BuildFolders {
  return { site: join(folder, 'site'), functions: join(folder, 'functions'), records: join(folder, 'records') };
}

export interface BuildOrder {
  kind: 'build';
  /** Pages of two renderers must not be mixed. */
  renderer: string;
  from: BuildFolders;
  /** Must not exist. */
  to: BuildFolders;
  nowMs: number;
  onlyIfChanged: boolean;
  /** By path, in place of files with mistakes; without it a mistake refuses all. */
  former?: Readonly<Record<string, string>>;
}

interface ClearOrder {
  kind: 'clear';
  folders: readonly string[];
}

export type PublisherOrder = BuildOrder | ClearOrder;

export const contentProblem: z.ZodType<ContentProblem> = z.object({
  file: z.string(),
  field: z.string().nullable(),
  message: z.string(),
});

const problems = z.array(contentProblem).readonly();

export const heldBackFiles = z.record(z.string(), z.string().nullable());

export const buildReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built'), rendered: z.int(), kept: z.int(), problems, heldBack: heldBackFiles }),
  z.object({ kind: z.literal('unchanged'), problems, heldBack: heldBackFiles }),
  /** `changed`: blob ids of changed or deleted files in the earlier build. */
  z.object({ kind: z.literal('refused'), problems, changed: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type BuildReport = z.infer<typeof buildReport>;
