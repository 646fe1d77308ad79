// What the local builder and the process that makes builds (src/publisher/publisher.ts) say to each other.
import { z } from 'zod';
import type { ContentProblem } from '../../content-files/content-problem.ts';
import type { BuildFolders } from './build-folders.ts';

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
export interface ClearOrder {
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
