// `npm run check:content`: a build's complaints about the content, in two seconds.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, describeProblem } from '../src/content-files/content-problem.ts';
import { contentSource } from '../src/content-files/content-source.ts';
import { contentWarnings } from '../src/content-files/content-warnings.ts';
import { lintMarkdownFile } from '../src/content-files/lint-markdown-file.ts';
import { buildConfig } from '../src/site-config.ts';

try {
  const { contentDir, storageDir } = buildConfig;
  const { tree, blobIds } = contentSource(contentDir, storageDir).read();
  const { events, galleries, banners } = tree;
  console.log(
    `Obsah v\u00a0priečinku ${contentDir} je v\u00a0poriadku: podujatia ${events.length}, galérie ${galleries.length}, bannery ${banners.length}.`,
  );
  const warnings = contentWarnings(tree);
  for (const file of blobIds.keys())
    if (file.endsWith('.md')) warnings.push(...lintMarkdownFile(file, await readFile(join(contentDir, file), 'utf8')));
  if (warnings.length > 0)
    console.warn(`Web sa zostaví, ale pozrite si:\n${warnings.map((one) => `  ${describeProblem(one)}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
