const SLIDE_MS = 4000;

/** An earlier load would compete with what the visitor reads. */
const AHEAD_MS = 1000;

const SWIPE_RATIO = 0.15;

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let count = 0;

class SlideShow extends HTMLElement {
  #connection = new AbortController();

  connectedCallback() {
    this.#connection = new AbortController();
    const region = this.querySelector<HTMLElement>('[aria-roledescription="karusel"]');
    if (region !== null) start(region, this.#connection.signal);
  }

  disconnectedCallback() {
    this.#connection.abort();
  }
}

/**
 * Slides stand still under reduced motion (WCAG 2.2.2). They pause while hovered, hidden or out of sight, and stop
 * after focus, a choice or the pause button.
 */
function start(region: HTMLElement, signal: AbortSignal): void {
  const slides = [...region.querySelectorAll<HTMLElement>('[aria-roledescription="snímka"]')];
  const frame = slides[0]?.parentElement;
  const [toggle, previous, next, ...dots] = region.querySelectorAll<HTMLButtonElement>('button[data-slides]');
  const counter = region.querySelector('[data-counter]');
  if (!frame || !toggle || !previous || !next) return;
  count += 1;
  frame.id ||= `slides-${count}`;
  for (const arrow of [previous, next]) arrow.setAttribute('aria-controls', frame.id);

  let current = 0;
  let choice: 'on' | 'off' | null = null;
  let isHovered = region.matches(':hover') && matchMedia('(hover: hover)').matches;
  let isInView = false;
  let isNextDue = false;
  let timers: number[] = [];

  const isOn = () => (choice === null ? !stillness.matches : choice === 'on');
  const at = (place: number) => slides[(place + slides.length) % slides.length];

  function show(place: number) {
    current = (place + slides.length) % slides.length;
    for (const [index, slide] of slides.entries()) slide.inert = index !== current;
    for (const [index, dot] of dots.entries())
      for (const state of ['aria-current', 'aria-disabled'])
        if (index === current) dot.setAttribute(state, 'true');
        else dot.removeAttribute(state);
    if (counter !== null) counter.textContent = `${current + 1} / ${slides.length}`;
    bring(at(current));
    if (isNextDue) bring(at(current + 1));
  }

  async function advance() {
    const timing = timers;
    const pictures = at(current + 1)?.querySelectorAll('img') ?? [];
    await Promise.allSettled([...pictures].map((picture) => picture.decode()));
    if (timing !== timers) return;
    show(current + 1);
    timers = [window.setTimeout(advance, SLIDE_MS)];
  }

  function update() {
    const isRotating = isOn() && isInView && !document.hidden && !isHovered && !signal.aborted;
    region.toggleAttribute('data-still', !isOn());
    toggle?.setAttribute('aria-label', isOn() ? 'Pozastaviť striedanie' : 'Spustiť striedanie');
    frame?.setAttribute('aria-live', isRotating ? 'off' : 'polite');
    if (isRotating === timers.length > 0) return;
    for (const timer of timers) clearTimeout(timer);
    const prepare = () => {
      isNextDue = true;
      bring(at(current + 1));
    };
    timers = isRotating ? [window.setTimeout(prepare, SLIDE_MS - AHEAD_MS), window.setTimeout(advance, SLIDE_MS)] : [];
  }

  function choose(place: number) {
    choice = 'off';
    update();
    show(place);
  }

  function visit() {
    slides.forEach(bring);
  }

  const listen = <Kind extends keyof HTMLElementEventMap>(
    element: HTMLElement,
    kind: Kind,
    heard: (event: HTMLElementEventMap[Kind]) => void,
  ) => element.addEventListener(kind, heard, { signal });

  listen(toggle, 'click', () => {
    choice = isOn() ? 'off' : 'on';
    update();
  });
  listen(previous, 'click', () => choose(current - 1));
  listen(next, 'click', () => choose(current + 1));
  for (const [place, dot] of dots.entries()) listen(dot, 'click', () => choose(place));
  listen(region, 'pointerenter', ({ pointerType }) => {
    visit();
    // A finger never leaves the slides, so it does not hover.
    isHovered = pointerType !== 'touch';
    update();
  });
  listen(region, 'pointerleave', () => {
    isHovered = false;
    update();
  });
  listen(region, 'focusin', ({ target }) => {
    visit();
    // A mouse press focuses too; if it stopped the slides, the click on the pause button would start them again.
    if (target instanceof Element && target.matches(':focus-visible')) choice = 'off';
    update();
  });
  let touchedX: number | null = null;
  listen(frame, 'pointerdown', ({ pointerType, isPrimary, clientX }) => {
    touchedX = pointerType === 'touch' && isPrimary ? clientX : null;
  });
  listen(frame, 'pointerup', ({ clientX }) => {
    const way = touchedX === null ? 0 : clientX - touchedX;
    if (Math.abs(way) > frame.clientWidth * SWIPE_RATIO) choose(current - Math.sign(way));
  });
  listen(frame, 'pointercancel', () => {
    touchedX = null;
  });
  document.addEventListener('visibilitychange', update, { signal });
  stillness.addEventListener('change', update, { signal });
  signal.addEventListener('abort', update);
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(region);
  signal.addEventListener('abort', () => observer.disconnect());
  // The focus may have been here before the script ran.
  if (region.contains(document.activeElement)) choice = 'off';
  update();
}

function bring(slide: HTMLElement | undefined): void {
  slide?.setAttribute('data-near', '');
}

customElements.define('slide-show', SlideShow);
