import type { ClientDirective } from 'astro';
import { painted } from './painted.ts';

/** `client:painted`: an island comes alive when the page has been painted and the browser has nothing else to do. */
const hydratePainted: ClientDirective = async (load) => {
  await painted();
  await new Promise((idle) => setTimeout(idle));
  const hydrate = await load();
  await hydrate();
};

export default hydratePainted;
