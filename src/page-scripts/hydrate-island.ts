/**
 * Hydrates an island. Its buttons are in the page before its scripts: a press on one in between is repeated when the scripts
 * have loaded.
 * @param load fetches the scripts; Astro gives it to a client directive
 * @param due when to begin
 */
export async function hydrateIsland(
  island: HTMLElement,
  load: () => Promise<() => Promise<void>>,
  due: Promise<void>,
): Promise<void> {
  const pressed: { button?: HTMLButtonElement | null } = {};
  const remember = ({ target }: Event) => {
    pressed.button = target instanceof Element ? target.closest('button') : null;
  };
  island.addEventListener('click', remember);
  await due;
  const hydrate = await load();
  await hydrate();
  island.removeEventListener('click', remember);
  pressed.button?.click();
}
