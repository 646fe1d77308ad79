// Bundles the server once for all tests that start it in a process of its own: it starts in a third of the time of its source, and is what
// `npm start` runs.
import { bundleServerIfStale } from '../../scripts/build-server.ts';

export default async function setup(): Promise<void> {
  await bundleServerIfStale(process.cwd());
}
