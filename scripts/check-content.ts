// `npm run check:content`: says in two seconds what a build would say about the content files.

import { buildConfig } from '../build/config.ts';
import { ContentError } from '../src/content-files/content-problem.ts';
import { readContentDir } from '../src/content-files/read-content-dir.ts';

try {
  const { events, galleries, banners } = await readContentDir(buildConfig.contentDir, buildConfig.storageDir);
  console.log(
    `Obsah je v poriadku: podujatia ${events.length}, galérie ${galleries.length}, bannery ${banners.length}.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
