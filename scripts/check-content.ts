// `npm run check:content`: says in two seconds what a build would say about the content files.

import { ContentError } from '../src/content-files/content-problem.ts';
import { contentSource } from '../src/content-files/content-source.ts';
import { buildConfig } from '../src/site-config.ts';

try {
  const { events, galleries, banners } = contentSource(buildConfig.contentDir, buildConfig.storageDir).read().tree;
  console.log(
    `Obsah je v poriadku: podujatia ${events.length}, galérie ${galleries.length}, bannery ${banners.length}.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
