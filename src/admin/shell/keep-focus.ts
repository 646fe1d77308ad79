// When a focused control leaves the page, the browser drops the focus. This moves it next to the lost place (WCAG
// 2.4.3).

interface Place {
  parent: Node;
  next: Node | null;
  previous: Node | null;
  isRow: boolean;
}

interface Focused {
  element: HTMLElement;
  root: Element;
  isLost: boolean;
  place: Place | null;
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
const FOCUSABLE = `${CONTROLS}, [tabindex]`;
const ROOTS = 'main, [role="dialog"]';
const ROWS = 'li, tr';
const HEADINGS = 'h1, h2, h3';

/**
 * A lost focus goes to the next row, else the previous one, else the part around. A button that waited gets it back;
 * a dialog that closes returns it to the control before.
 * @returns a function that stops this
 */
export function keepFocus(): () => void {
  // The focused control of the page, then of each dialog above it.
  let trail: Focused[] = [];
  let timer = 0;

  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const root = target.closest(ROOTS);
    const isAbove = target.closest('[data-portal]') !== null;
    // A menu returns the focus by itself.
    if (root === null && isAbove) return;
    const element = target.closest<HTMLElement>(FOCUSABLE);
    const below = isAbove ? trail.slice(0, trailIndex(root, trail)) : [];
    trail = element === null || root === null ? below : [...below, { element, root, isLost: false, place: null }];
  };
  const mend = () => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !activeElement.matches(':disabled')) return;
    const top = trail.findLast(({ root }) => root.isConnected);
    if (top !== undefined && (top.isLost || top !== trail.at(-1))) targetOf(top)?.focus();
  };
  const observer = new MutationObserver((records) => {
    for (const focused of trail) note(records, focused);
    clearTimeout(timer);
    // After all code that sets the focus itself, such as a new page's heading.
    if (trail.some(({ isLost }) => isLost)) timer = window.setTimeout(mend);
  });
  const listening = new AbortController();
  document.addEventListener('focusin', remember, listening);
  // A click beside all controls gives up the focus on purpose.
  document.addEventListener('pointerdown', remember, listening);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Counts the entries below a dialog; for a new dialog, those still in the page. */
function trailIndex(dialog: Element | null, trail: readonly Focused[]): number {
  const place = trail.findIndex(({ root }) => root === dialog || !root.isConnected);
  return place === -1 ? trail.length : place;
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
  if (element.matches('[data-loading]')) return null;
  const row = element.closest(ROWS);
  for (const around of withParents(element, root)) {
    const isInRow = row?.contains(around) === true;
    const target = (isInRow ? null : headingIn(around)) ?? firstControl(around);
    if (target !== null) return target;
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
    const target = headingIn(around) ?? firstControl(around);
    if (target !== null) return target;
  }
  return null;
}

/** Null also for one in a preview, which takes no focus. */
function headingIn(part: Element): HTMLElement | null {
  const headings = [...part.querySelectorAll<HTMLElement>(HEADINGS)];
  const heading = headings.find((found) => !found.matches('[inert] *')) ?? null;
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

function firstControl(part: Element): HTMLElement | null {
  const controls = part.querySelectorAll<HTMLElement>(CONTROLS);
  return [...controls].find((control) => !control.matches(':disabled, [inert] *') && control.checkVisibility()) ?? null;
}

function* withParents(first: Node, last: Element): Generator<Element> {
  for (let node: Node | null = first; node !== null && last.contains(node); node = node.parentNode)
    if (node instanceof Element) yield node;
}

function* onward(first: Node | null, step: 'nextSibling' | 'previousSibling'): Generator<Element> {
  for (let node = first; node !== null; node = node[step]) if (node instanceof Element) yield node;
}
