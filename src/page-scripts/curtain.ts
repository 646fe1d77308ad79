// The curtain that covers the page while the next one is on its way. A script makes it, so that it never covers a
// page whose scripts do not run; people who ask for no motion do not see it.
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
      // Should the animation never end (a hidden tab), the page must not stay covered.
      setTimeout(() => curtain.remove(), 600);
    }
  }, HIDE_DELAY_MS);
}

document.addEventListener('astro:before-preparation', (event) => {
  close();
  // Not every navigation ends at a page of the router: another may replace it, or it may lead to a file.
  event.signal.addEventListener('abort', open);
  const { loader } = event;
  event.loader = async () => {
    await loader();
    if (event.defaultPrevented) open();
  };
});
// The swap replaces the body: carry the curtain over. It opens without waiting for the scripts of the new page, which can be read.
document.addEventListener('astro:after-swap', () => {
  if (!reducedMotion.matches) document.body.append(drawCurtain());
  open();
});
// Going back may restore a page as it was left, behind its curtain.
addEventListener('pageshow', open);
