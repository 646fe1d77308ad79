import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { painted } from './painted.ts';

/** People who use the keyboard would skip the buttons of islands further down, so the first Tab hydrates all islands. */
const tabbed = new Promise<void>((pressed) => {
  const listen = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    removeEventListener('keydown', listen);
    pressed();
  };
  addEventListener('keydown', listen);
});

/** `client:seen={{ rootMargin }}`: an island is hydrated when the page has been painted and it is, or nearly is, in sight. */
const hydrateSeen: ClientDirective = (load, { value }, island) =>
  hydrateIsland(island, load, paintedAndWanted(island, marginOf(value)));

async function paintedAndWanted(island: HTMLElement, rootMargin: string): Promise<void> {
  await painted();
  await new Promise<void>((wanted) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin },
    );
    const wake = () => {
      observer.disconnect();
      wanted();
    };
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
    void tabbed.then(wake);
  });
}

/** The attribute holds the value as JSON. */
function marginOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'rootMargin' in value ? String(value.rootMargin) : '0px';
}

export default hydrateSeen;
