import type { SiteContent } from './content-files/site-content.ts';

/** Where the content at hand comes from. The bundle of the pages and what renders it are loaded apart and share only this. */
const SUPPLY = Symbol.for('riviera.content-supply');

type ContentSupply = () => Promise<SiteContent>;

/** Lets pages show this content from now on: a build supplies one for all, the dev server what the files say at each time. */
export function supplyContent(supply: ContentSupply): void {
  Reflect.set(globalThis, SUPPLY, supply);
}

/** @throws Error outside a build and the dev server */
export function contentSupply(): ContentSupply {
  const supply: unknown = Reflect.get(globalThis, SUPPLY);
  if (typeof supply !== 'function') throw new Error('Nobody supplies the content of the site');
  return supply as ContentSupply;
}
