// The script sets the form's own controls, so it need not wait for hydration.

const OTHER_CONTROLS = 'button, a:not([data-choose-room])';

export function answerRoomCards(): void {
  const section = document.getElementById('reservation-form');
  const field = section?.querySelector<HTMLSelectElement>('[name="room"]');
  const note = section?.querySelector('[data-chosen-room]');
  if (!section || !field || !note) return;

  for (const card of document.querySelectorAll<HTMLElement>('[data-room-card]')) {
    card.addEventListener('click', (event) => {
      if (!isChoice(event)) return;
      event.preventDefault();
      field.value = card.querySelector<HTMLElement>('[data-choose-room]')?.dataset.chooseRoom ?? '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
      note.textContent = `Vybrali ste: ${card.querySelector('h3')?.textContent ?? ''}.`;
      section.querySelector('h2')?.focus({ preventScroll: true });
      section.scrollIntoView();
    });
  }
  const forget = () => {
    note.textContent = '';
  };
  field.addEventListener('change', forget);
  field.form?.addEventListener('reset', forget);
}

/** False for a click on a control, with a modifier, or at the end of a selection. */
function isChoice({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest(OTHER_CONTROLS) !== null;
  const isMarking = window.getSelection()?.isCollapsed === false;
  return !isOnControl && !isMarking && !ctrlKey && !metaKey && !shiftKey;
}
