import { parentPort, workerData } from 'node:worker_threads';
import { buildConfig } from '../site-config.ts';
import { loadRenderer, OTHER_CODE } from './astro-bundle.ts';
import { writeCopies } from './compressed-copies.ts';
import type { PageRecord } from './page-records.ts';
import type { ThreadTask } from './page-threads.ts';
import { pageWriter } from './page-writer.ts';

const { renderer, content, siteDir, files, next } = workerData as ThreadTask;
const loaded = await loadRenderer(renderer.folder, buildConfig.siteUrl);
if (loaded.id !== renderer.id) throw new Error(OTHER_CODE);
const writer = pageWriter(loaded, content, siteDir);
const all = await loaded.pages();
const wanted = files === undefined ? null : new Set(files);
const pages = wanted === null ? all : all.filter(({ file }) => wanted.has(file));
const copies: Promise<void>[] = [];
const written = new Map<string, PageRecord>();

for (let page = pages[take()]; page !== undefined; page = pages[take()]) {
  const { record, served } = await writer.write(page);
  written.set(page.file, record);
  if (!buildConfig.isForHost) for (const { path, body } of served) copies.push(writeCopies(path, body));
}
await Promise.all(copies);
parentPort?.postMessage(written);

function take(): number {
  return Atomics.add(next, 0, 1);
}
