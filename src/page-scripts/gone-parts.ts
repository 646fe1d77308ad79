// A new release has removed the scripts of an island, or the connection broke. A reload restores what was typed.

const KEY = 'typed';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Leaves out secrets, choices, and answers to a question of this visit. */
const KEPT =
  'main :is(input:not([type=password], [type=checkbox], [type=radio], [autocomplete=off]), select, textarea)';

const controls = () => document.querySelectorAll<Control>(KEPT);
const nameOf = ({ name, id }: Control) => name || id;

function loadAnew(): void {
  try {
    const typed = [...controls()].map((control) => [nameOf(control), control.value]);
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)));
  } catch {
    // The browser stores nothing.
  }
  location.reload();
}

function putBack(): void {
  try {
    const stored = sessionStorage.getItem(KEY);
    // To write what a field holds already lays the page out anew.
    if (stored === null) return;
    sessionStorage.removeItem(KEY);
    const typed: Record<string, string> = JSON.parse(stored);
    for (const control of controls()) if (control.value === '') control.value = typed[nameOf(control)] ?? '';
  } catch {
    // The browser stores nothing.
  }
}

function say({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return;
  const words = document.createElement('p');
  words.append('Táto časť stránky sa nenačítala. Načítajte ju znova; čo ste napísali, ostane.');
  const phone = document.querySelector('footer [href^="tel:"]');
  if (phone !== null) words.append(' Ak to nepomôže, zavolajte nám: ', phone.cloneNode(true));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = 'Načítať znova';
  button.addEventListener('click', loadAnew);
  const notice = document.createElement('div');
  notice.className = 'stack';
  notice.setAttribute('role', 'alert');
  notice.append(words, button);
  target.before(notice);
}

putBack();
document.addEventListener('astro:hydration-error', say);
