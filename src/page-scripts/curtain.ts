// A script makes the curtain, so that it never covers a page without scripts.
import './curtain.css';

const HIDE_DELAY_MS = 200;
const QUARTERS = 4;
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

let hideTimer: number | undefined;

function drawCurtain(): HTMLElement {
  const curtain = document.createElement('div');
  curtain.className = 'curtain';
  curtain.setAttribute('role', 'status');
  for (let index = 0; index < QUARTERS; index += 1) curtain.append(document.createElement('span'));
  const spinner = document.createElement('i');
  spinner.className = 'curtain-spinner';
  const label = document.createElement('b');
  label.className = 'visually-hidden';
  label.textContent = 'Stránka sa načítava…';
  curtain.append(spinner, label);
  return curtain;
}

function close(): void {
  clearTimeout(hideTimer);
  if (reducedMotion.matches || document.querySelector('.curtain')) return;
  document.body.append(drawCurtain());
}

function open(): void {
  clearTimeout(hideTimer);
  hideTimer = window.setTimeout(() => {
    for (const curtain of document.querySelectorAll('.curtain')) {
      curtain.classList.add('curtain--open');
      curtain.addEventListener('animationend', () => curtain.remove(), { once: true });
      // In a hidden tab the animation may never end.
      setTimeout(() => curtain.remove(), 600);
    }
  }, HIDE_DELAY_MS);
}

document.addEventListener('astro:before-preparation', (event) => {
  close();
  // Another navigation may replace this one, or it may lead to a file.
  event.signal.addEventListener('abort', open);
  const { loader } = event;
  event.loader = async () => {
    await loader();
    if (event.defaultPrevented) open();
  };
});
// The swap replaces the body.
document.addEventListener('astro:after-swap', () => {
  if (!reducedMotion.matches) document.body.append(drawCurtain());
  open();
});
// Back may restore a page behind its curtain.
addEventListener('pageshow', open);
