import type { ClientDirective } from 'astro';
import { hydrateIsland } from './hydrate-island.ts';
import { painted } from './painted.ts';

/** The first Tab hydrates all islands, because keyboard users would skip their buttons. */
const tabbed = new Promise<void>((pressed) => {
  const listen = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    removeEventListener('keydown', listen);
    pressed();
  };
  addEventListener('keydown', listen);
});

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

function marginOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'rootMargin' in value ? String(value.rootMargin) : '0px';
}

export default hydrateSeen;
