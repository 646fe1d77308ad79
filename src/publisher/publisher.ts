// The process of src/server/ports/builds/adapters/local-builder.ts; it may be ended at any moment.
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { joinWithFallback } from '../content-files/content-fallback.ts';
import { contentSource } from '../content-files/content-source.ts';
import { siteContentOf } from '../content-files/site-content.ts';
import { CONTENT_MANIFEST_FILE, type ContentManifest } from '../domain/content/content-index.ts';
import {
  type BuildFolders,
  type BuildOrder,
  type BuildReport,
  type PublisherOrder,
  projectBuild,
  SPARE_FOLDER,
} from '../server/ports/builds/build-contract.ts';
import { buildConfig } from '../site-config.ts';
import { loadRenderer, OTHER_CODE } from './astro-bundle.ts';
import { RECORDS_FILE, readRecords } from './page-records.ts';
import { publishSite } from './publish-site.ts';
import { linkedCopies, publicFiles } from './site-folder.ts';

const { root, siteUrl, contentDir, storageDir, buildsDir } = buildConfig;
const source = contentSource(contentDir, storageDir);
const copies = linkedCopies(join(buildsDir, SPARE_FOLDER));
const loading = loadRenderer(projectBuild(root).records, siteUrl);

async function make(order: BuildOrder): Promise<BuildReport> {
  try {
    const renderer = await loading;
    if (order.renderer !== renderer.id) throw new Error(OTHER_CODE);
    const found = source.find();
    const blobIds = await blobIdsIn(order.from);
    const former = order.former === undefined ? null : { blobIds, texts: new Map(Object.entries(order.former)) };
    const content = joinWithFallback(found, former);
    const { problems } = content;
    if (!content.ok) {
      const changed = [...blobIds].filter(([path, blobId]) => found.files.get(path)?.blobId !== blobId);
      return { kind: 'refused', problems, changed: Object.fromEntries(changed) };
    }
    const kept = { problems, heldBack: Object.fromEntries(content.heldBack) };
    if (order.onlyIfChanged && isSame(blobIds, content.blobIds) && (await hasSamePictures(order.from)))
      return { kind: 'unchanged', ...kept };
    const published = await publishSite({ ...order, renderer, content, publicFolders: buildConfig, copies });
    return { kind: 'built', ...published, ...kept };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function blobIdsIn(build: BuildFolders): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(build.functions, basename(CONTENT_MANIFEST_FILE)), 'utf8');
  return new Map(Object.entries((JSON.parse(text) as ContentManifest).blob_ids));
}

async function hasSamePictures(build: BuildFolders): Promise<boolean> {
  const { publicFiles: copied } = await readRecords(join(build.records, RECORDS_FILE));
  return isSame(copied, publicFiles(buildConfig));
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, version]) => b.get(path) === version);
}

async function clear(folders: readonly string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** The first rendering takes three times as long as later ones. */
async function warmUp(): Promise<void> {
  try {
    const content = source.read();
    const renderer = await loading;
    renderer.supply(siteContentOf(content.tree, Date.now()));
    const pages = await renderer.pages();
    const anEvent = pages.find(({ file }) => file.startsWith('/events/') && file.endsWith('.html'));
    for (const page of pages) {
      if (isOrdered) return;
      if (page.props === undefined || page === anEvent) await page.render();
    }
  } catch {}
}

let isOrdered = false;
const warmingUp = warmUp();

process.on('message', async (order: PublisherOrder) => {
  if (order.kind === 'clear') return clear(order.folders);
  isOrdered = true;
  // Pages are rendered one at a time.
  await warmingUp;
  const report = await make(order);
  process.send?.(report, undefined, undefined, () => {});
  if (report.kind === 'built') copies.makeAhead(order.to.site);
});
process.on('disconnect', () => process.exit());
