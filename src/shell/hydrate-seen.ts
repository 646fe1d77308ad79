import type { ClientDirective } from 'astro';
import { painted } from './painted.ts';

/** `client:seen={{ rootMargin }}`: an island comes alive when the page has been painted and it is, or nearly is, in sight. */
const hydrateSeen: ClientDirective = async (load, { value }, island) => {
  await painted();
  await new Promise<void>((seen) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        seen();
      },
      { rootMargin: marginOf(value) },
    );
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
  });
  const hydrate = await load();
  await hydrate();
};

/** The attribute holds it as JSON wrote it. */
function marginOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'rootMargin' in value ? String(value.rootMargin) : '0px';
}

export default hydrateSeen;
