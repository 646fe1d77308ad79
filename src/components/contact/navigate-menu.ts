const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('[data-navigate][open]');

/**
 * Makes the menu of map applications close by Escape, and by a press or a focus elsewhere. Not by losing the focus: browsers
 * in which a press focuses neither buttons nor links (Safari) would close it under the link that is pressed.
 */
export function closeNavigateMenu(): void {
  const closeIfOutside = ({ target }: Event) => {
    const menu = findOpenMenu();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener('pointerdown', closeIfOutside);
  document.addEventListener('focusin', closeIfOutside);
  document.addEventListener('keydown', ({ key }) => {
    const menu = findOpenMenu();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
