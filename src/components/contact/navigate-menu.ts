/** Makes the menu of map applications close by Escape, and when the keyboard has left it. */
export function closeNavigateMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-navigate]');
  menu?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu?.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget))) menu.open = false;
  });
}
