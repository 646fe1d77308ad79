/** Repeats a press on a button that came before the scripts. */
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
