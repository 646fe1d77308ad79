const endOf = (card: HTMLElement) => Date.parse(card.dataset.ends ?? '');
const startsOf = (item: Element) => item.querySelector<HTMLElement>('[data-starts]')?.dataset.starts ?? '';
const startOf = (item: Element) => Date.parse(startsOf(item));

function endedMonth(ended: Element, left: HTMLElement, last: string): Element | null {
  const key = left.dataset.eventMonth ?? '';
  const months = [...ended.querySelectorAll<HTMLElement>('[data-event-month]')];
  const monthOf = (wanted: string) => months.find(({ dataset }) => dataset.eventMonth === wanted);
  const known = monthOf(last.slice(0, '2026-12'.length)) ?? monthOf(key);
  if (known !== undefined) return known.querySelector('ul');
  const made = left.cloneNode(true) as HTMLElement;
  made.hidden = false;
  const list = made.querySelector('ul');
  list?.replaceChildren();
  list?.classList.replace('event-grid--list', 'event-grid--ended');
  const earlier = months.find(({ dataset }) => (dataset.eventMonth ?? '') < key);
  if (earlier === undefined) ended.append(made);
  else earlier.before(made);
  return list;
}

function moveEnded(): void {
  const open = document.querySelector<HTMLElement>('[data-event-list="open"]');
  const ended = document.querySelector<HTMLElement>('[data-event-list="ended"]');
  if (open === null || ended === null) return;
  const nowMs = Date.now();
  for (const card of open.querySelectorAll<HTMLElement>('[data-ends]')) {
    const item = card.closest<HTMLElement>('[data-event-item]');
    const month = card.closest<HTMLElement>('[data-event-month]');
    if (endOf(card) > nowMs || item === null || month === null) continue;
    const list = endedMonth(ended, month, startsOf(item));
    const earlier = [...(list?.children ?? [])].find((other) => startOf(other) < startOf(item));
    if (earlier === undefined) list?.append(item);
    else earlier.before(item);
    item.hidden = false;
    ended.hidden = false;
    if (month.querySelector('[data-event-item]') === null) month.remove();
  }
  open.hidden = open.querySelector('[data-event-item]') === null;
}

document.addEventListener('astro:page-load', moveEnded);
