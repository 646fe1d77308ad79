const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('[data-navigate][open]');

/**
 * Closes the menu of map applications on Escape, and on a press or focus elsewhere. Not when it loses the focus: in Safari
 * a press focuses neither buttons nor links, so the menu would close under the pressed link.
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
