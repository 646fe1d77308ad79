import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { painted } from './painted.ts';

const hydratePainted: ClientDirective = (load, _options, island) => hydrateIsland(island, load, paintedAndIdle());

async function paintedAndIdle(): Promise<void> {
  await painted();
  await new Promise((idle) => setTimeout(idle));
}

export default hydratePainted;
