const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('[data-navigate][open]');

/** Not on blur: in Safari a press does not focus a link, so the menu would close under it. */
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
