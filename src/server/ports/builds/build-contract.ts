// What all builds share: the part of the environment they see, the folders of their files, and the messages between the local
// builder and the process that makes builds (src/publisher/publisher.ts).
import { join } from 'node:path';
import { z } from 'zod';
import type { ContentProblem } from '../../../content-files/content-problem.ts';

/** The variables that end up in pages (src/site-config.ts). None is secret. */
export const BUILD_ENVIRONMENT = [
  'SITE_URL',
  'PORT',
  'ANALYTICS_SRC',
  'ANALYTICS_ATTRIBUTES',
  'TILE_URL',
  'BUILD_NOW',
] as const;

/** The part of an environment that builds may see; empty variables are left out. */
export function buildEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    BUILD_ENVIRONMENT.flatMap((name): [string, string][] => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

export interface BuildFolders {
  /** The site as a host serves it. */
  site: string;
  /** What the functions need: content index and manifest. */
  functions: string;
  /** What its pages were made from, for the next build. */
  records: string;
}

/** In `records` of the project's build: identifies the code and settings that made it. */
export const RENDERER_ID_FILE = 'renderer-id';

/** The folders of `npm run build` in the project's folder. */
export function projectBuild(root: string): BuildFolders {
  return {
    site: join(root, 'dist'),
    functions: join(root, 'dist-functions'),
    records: join(root, 'dist-renderer'),
  };
}

/** Beside the builds of the local builder: the next build, begun in advance. */
export const SPARE_FOLDER = 'next';

/** The folders of one build of the local builder. */
export function buildIn(folder: string): BuildFolders {
  return { site: join(folder, 'site'), functions: join(folder, 'functions'), records: join(folder, 'records') };
}

// The messages between the local builder and the process that makes builds (src/publisher/publisher.ts).

/** One build at a time; answered with a report. */
export interface BuildOrder {
  kind: 'build';
  /** Id of the renderer that made the build to start from: pages of two renderers must not be mixed. */
  renderer: string;
  from: BuildFolders;
  /** The folders of the new build, which do not exist yet. */
  to: BuildFolders;
  /** The moment that counts as now, in epoch milliseconds. */
  nowMs: number;
  /** Whether to answer `unchanged` when content and pictures are those of the earlier build. */
  onlyIfChanged: boolean;
  /** Texts of files of the earlier build, by path, that take the place of those with mistakes. Without it a mistake refuses all. */
  former?: Readonly<Record<string, string>>;
}

/** Removes the folders of builds that nobody needs any more; not answered. */
interface ClearOrder {
  kind: 'clear';
  folders: readonly string[];
}

export type PublisherOrder = BuildOrder | ClearOrder;

/** A `ContentProblem` that was sent or stored. */
export const contentProblem: z.ZodType<ContentProblem> = z.object({
  file: z.string(),
  field: z.string().nullable(),
  message: z.string(),
});

/** Mistakes in the content, explained in sentences for editors. */
const problems = z.array(contentProblem).readonly();

/** The files that a build has kept out because of them, as in `BuildRun`. */
export const heldBackFiles = z.record(z.string(), z.string().nullable());

export const buildReport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built'), rendered: z.int(), kept: z.int(), problems, heldBack: heldBackFiles }),
  z.object({ kind: z.literal('unchanged'), problems, heldBack: heldBackFiles }),
  /** `changed`: the blob ids of the files of the earlier build that have changed or are gone, by path. */
  z.object({ kind: z.literal('refused'), problems, changed: z.record(z.string(), z.string()) }),
  /** Another error; the message is for the log. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

export type BuildReport = z.infer<typeof buildReport>;
