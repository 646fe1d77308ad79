// Where a control that has the focus leaves the page, the browser drops the focus: who works by keyboard or listens to the page
// would begin at its top again (WCAG 2.4.3).

/** Where something was taken out of the page. */
interface Place {
  parent: Node;
  next: Node | null;
  previous: Node | null;
  isRow: boolean;
}

interface Focused {
  element: HTMLElement;
  /** The page, or the dialog above it. */
  root: Element;
  /** It was taken out, put elsewhere or disabled since. */
  isLost: boolean;
  place: Place | null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
const FOCUSABLE = `${CONTROLS}, [tabindex]`;
const ROOTS = 'main, [role="dialog"]';
const ROWS = 'li, tr';
const HEADINGS = 'h1, h2, h3';

/**
 * Gives the focus of what leaves the page, or a dialog, to its neighbour: to the first control of the next row, else of the one
 * before, else to what stands around it or to its heading. A button that only waits for its call gets the focus back.
 * @returns ends it
 */
export function keepFocus(): () => void {
  let inPage: Focused | null = null;
  let inDialog: Focused | null = null;
  let timer = 0;

  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const focused = focusedOf(target.closest<HTMLElement>(FOCUSABLE));
    if (target.closest('[data-portal]') === null) [inPage, inDialog] = [focused, null];
    else inDialog = focused;
  };
  const mend = () => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')) return;
    const lost = inDialog?.root.isConnected ? inDialog : inPage;
    if (lost?.isLost) targetOf(lost)?.focus();
  };
  const observer = new MutationObserver((records) => {
    const all = [inPage, inDialog].filter((focused) => focused !== null);
    for (const focused of all) note(records, focused);
    clearTimeout(timer);
    // Later than whoever knows better where the focus belongs, such as the heading of a new page.
    if (all.some(({ isLost }) => isLost)) timer = window.setTimeout(mend);
  });
  const listening = new AbortController();
  document.addEventListener('focusin', remember, listening);
  // Who clicks beside all controls has let go of the focus himself.
  document.addEventListener('pointerdown', remember, listening);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

function focusedOf(element: HTMLElement | null): Focused | null {
  const root = element?.closest(ROOTS) ?? null;
  return element === null || root === null ? null : { element, root, isLost: false, place: null };
}

function note(records: readonly MutationRecord[], focused: Focused): void {
  for (const { type, target, removedNodes, nextSibling, previousSibling } of records) {
    if (type === 'attributes' && target === focused.element) focused.isLost = true;
    for (const node of removedNodes) {
      if (!node.contains(focused.place?.parent ?? focused.element)) continue;
      focused.isLost = true;
      if (node.isConnected) continue;
      const isRow = node instanceof Element && node.matches(ROWS);
      focused.place = { parent: target, next: nextSibling, previous: previousSibling, isRow };
    }
  }
}

function targetOf({ element, root, place }: Focused): HTMLElement | null {
  if (!element.isConnected) return place === null ? null : neighbourOf(place, root);
  if (!element.matches(':disabled')) return element;
  const row = element.closest(ROWS);
  if (element.matches('[data-loading]') || row === null) return null;
  for (const around of withParents(element, row)) {
    const control = firstControl(around);
    if (control !== null) return control;
  }
  return null;
}

function neighbourOf({ parent, next, previous, isRow }: Place, root: Element): HTMLElement | null {
  const rows = isRow ? [...onward(next, 'nextSibling'), ...onward(previous, 'previousSibling')] : [];
  for (const row of rows) {
    const control = firstControl(row);
    if (control !== null) return control;
  }
  for (const around of withParents(parent, root)) {
    const target = around.querySelector<HTMLElement>(HEADINGS) ?? firstControl(around);
    if (target === null) continue;
    if (target.matches(HEADINGS)) target.tabIndex = -1;
    return target;
  }
  return null;
}

function firstControl(part: Element): HTMLElement | null {
  const controls = part.querySelectorAll<HTMLElement>(CONTROLS);
  return [...controls].find((control) => !control.matches(':disabled, [inert] *') && control.checkVisibility()) ?? null;
}

/** A node, its parent, and so on up to the last one. */
function* withParents(first: Node, last: Element): Generator<Element> {
  for (let node: Node | null = first; node !== null && last.contains(node); node = node.parentNode)
    if (node instanceof Element) yield node;
}

function* onward(first: Node | null, step: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = first; node !== null; node = node[step]) if (node instanceof Element) yield node;
}
