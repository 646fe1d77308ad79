// What Word puts on the clipboard only looks like lists, headings and rows. Here it becomes them.

/** The largest heading is the page's own; smaller ones than the fourth the editor has not. */
const HEADINGS = [
  { from: 'h1, p.MsoTitle', to: 'h2' },
  { from: 'h5, h6', to: 'h4' },
];
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, table';

/**
 * Takes HTML from the clipboard, answers such as the rich-text editor understands: paragraphs that stand for items become lists,
 * rows of a table a line each, what is empty goes. What was copied in the editor itself stays as it is.
 */
export function readPastedHtml(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of page.querySelectorAll('p')) putInList(paragraph);
  for (const { from, to } of HEADINGS)
    for (const heading of page.querySelectorAll(from)) heading.replaceWith(filled(page.createElement(to), heading));
  for (const table of page.querySelectorAll('table')) putInLines(table);
  for (const block of page.querySelectorAll('p, h2, h3, h4')) if (isBlank(block)) block.remove();
  closeGaps(page);
  return page.body.innerHTML;
}

const filled = <E extends Element>(element: E, from: Element): E => {
  element.append(...from.childNodes);
  return element;
};
const isBlank = (element: Element) => (element.textContent ?? '').trim() === '';
const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** An item is a paragraph that names its level and carries its own dot or number. */
function putInList(paragraph: HTMLParagraphElement): void {
  const level = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(paragraph))?.[1];
  const mark = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*Ignore/.test(styleOf(span)));
  if (level === undefined || mark === undefined) return;
  const kind = /[\da-z]+[.)]/i.test(mark.textContent ?? '') ? 'ol' : 'ul';
  mark.remove();
  const item = filled(paragraph.ownerDocument.createElement('li'), paragraph);
  listBefore(paragraph, Number(level), kind).append(item);
  paragraph.remove();
}

/** The list that ends right before a paragraph, at this level; made where there is none. */
function listBefore(paragraph: Element, level: number, kind: 'ol' | 'ul'): Element {
  const newList = () => paragraph.ownerDocument.createElement(kind);
  const before = paragraph.previousElementSibling;
  let list: Element = newList();
  if (isList(before) && (level > 1 || before.localName === kind)) list = before;
  else paragraph.before(list);
  for (let depth = 1; depth < level && list.lastElementChild !== null; depth += 1) {
    const item: Element = list.lastElementChild;
    if (!isList(item.lastElementChild)) item.append(newList());
    list = item.lastElementChild ?? list;
  }
  return list;
}

function isList(element: Element | null): element is HTMLUListElement | HTMLOListElement {
  return element?.localName === 'ul' || element?.localName === 'ol';
}

/** The editor has no tables: what stands in a row stays together at least. One whose cells are small pages stays as it is. */
function putInLines(table: HTMLTableElement): void {
  const cells = [...table.querySelectorAll('td, th')];
  if (cells.some((cell) => cell.querySelectorAll(BLOCKS).length > 1)) return;
  const lines = [...table.rows].map((row) => {
    const line = table.ownerDocument.createElement('p');
    for (const cell of [...row.cells].filter((one) => !isBlank(one))) {
      if (line.hasChildNodes()) line.append(' – ');
      filled(line, cell.querySelector(BLOCKS) ?? cell);
    }
    return line;
  });
  table.replaceWith(...lines);
}

/** Word moves words aside by rows of spaces. */
function closeGaps(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/\s{2,}/g, ' ');
  }
}
