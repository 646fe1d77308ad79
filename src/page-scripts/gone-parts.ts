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
    const typed: Record<string, string> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
    for (const control of controls()) {
      const kept = typed[nameOf(control)];
      // Even the value that is there already lays the field out anew.
      if (kept && control.value === '') control.value = kept;
    }
  } catch {
    // Nothing was stored.
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
