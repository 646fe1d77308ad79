import { join } from 'node:path';
import { z } from 'zod';
import type { ContentProblem } from '../../content-files/content-problem.ts';

/** What of the environment ends up in pages (src/site-config.ts). Nothing secret is in it. */
export const BUILD_ENVIRONMENT = ['SITE_URL', 'PORT', 'ANALYTICS_SRC', 'TILE_URL', 'BUILD_NOW'] as const;

/** The part of an environment that builds may see; empty is the same as none. */
export function buildEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    BUILD_ENVIRONMENT.flatMap((name): [string, string][] => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** Where the parts of one build lie. */
export interface BuildFolders {
  /** The site as a host serves it. */
  site: string;
  /** What the functions need: content index and manifest. */
  functions: string;
  /** What its pages were made from. */
  records: string;
}

/** In `records` of the project's build: names the code and settings it was made by. */
export const RENDERER_ID_FILE = 'renderer-id';

/** As `npm run build` leaves them in the project's folder. */
export function projectBuild(root: string): BuildFolders {
  return {
    site: join(root, 'dist'),
    functions: join(root, 'dist-functions'),
    records: join(root, 'dist-renderer'),
  };
}

/** Beside the builds of the local builder: the next one, begun ahead. */
export const SPARE_FOLDER = 'next';

/** As the local builder lays them out in the folder of one build. */
export function buildIn(folder: string): BuildFolders {
  return { site: join(folder, 'site'), functions: join(folder, 'functions'), records: join(folder, 'records') };
}

// What the local builder and the process that makes builds (src/publisher/publisher.ts) say to each other.

/** One build at a time; answered with a report. */
export interface BuildOrder {
  kind: 'build';
  /** Id of the renderer that made the build to start from; another one would make a site of two minds. */
  renderer: string;
  /** The build to start from. */
  from: BuildFolders;
  /** Where the new one goes; nothing is there yet. */
  to: BuildFolders;
  /** The moment to take as now, epoch milliseconds. */
  nowMs: number;
  /** Answer `unchanged` when content and pictures are those of the earlier build. */
  onlyIfChanged: boolean;
}

/** Builds that nobody needs any more; not answered. */
interface ClearOrder {
  kind: 'clear';
  folders: readonly string[];
}

export type PublisherOrder = BuildOrder | ClearOrder;

/** A `ContentProblem` as it was sent or kept. */
export const contentProblem: z.ZodType<ContentProblem> = z.object({
  file: z.string(),
  field: z.string().nullable(),
  message: z.string(),
});

export const buildReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built'), rendered: z.int(), kept: z.int() }),
  z.object({ kind: z.literal('unchanged') }),
  /** The content has mistakes, said in sentences for editors. */
  z.object({ kind: z.literal('refused'), problems: z.array(contentProblem).readonly() }),
  /** Anything else; the message is for the log. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type BuildReport = z.infer<typeof buildReport>;
