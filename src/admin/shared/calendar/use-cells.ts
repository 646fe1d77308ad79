import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** `part` tells it from others in the same cell. */
export function cellOf(row: number, column: number, part = 'cell') {
  return { 'data-row': row, 'data-column': column, 'data-part': part, tabIndex: -1 };
}

/** Makes a grid one stop of the Tab key (APG, grid navigation); `cellOf` marks its cells. */
export function useCells() {
  const grid = useRef<HTMLDivElement>(null);
  const active = useRef({ row: 0, column: 0 });
  const cells = () => [...(grid.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];

  function admit(): void {
    const all = cells();
    const isActive = (cell: HTMLElement) => isAt(cell, active.current.row, active.current.column);
    const [first] = all;
    if (first !== undefined && !all.some(isActive)) active.current = placeOf(first);
    for (const cell of all) cell.tabIndex = isActive(cell) ? 0 : -1;
  }
  // What is shown may have changed with any render.
  useEffect(admit);

  return {
    ref: grid,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!target.matches('[data-part]')) return;
      active.current = placeOf(target);
      admit();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (!(target instanceof HTMLElement) || target.dataset.part === undefined || ctrlKey || altKey || metaKey) return;
      const next = nextCell(
        cells().filter((cell) => cell.dataset.part === target.dataset.part),
        placeOf(target),
        key,
      );
      if (next === undefined) return;
      event.preventDefault();
      next?.focus();
    },
  };
}

function placeOf({ dataset }: HTMLElement) {
  return { row: Number(dataset.row), column: Number(dataset.column) };
}

function isAt(cell: HTMLElement, row: number, column: number): boolean {
  const place = placeOf(cell);
  return place.row === row && place.column === column;
}

/** undefined: the key moves nothing; null: there is no cell that way. */
function nextCell(
  cells: readonly HTMLElement[],
  from: { row: number; column: number },
  key: string,
): HTMLElement | null | undefined {
  const inRow = cells.filter((cell) => placeOf(cell).row === from.row);
  if (key === 'Home') return inRow[0] ?? null;
  if (key === 'End') return inRow.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [rows, columns] = step;
  const ahead = cells
    .map((cell) => ({ cell, ...placeOf(cell) }))
    .filter(({ row, column }) =>
      rows === 0
        ? Math.sign(column - from.column) === columns
        : Math.sign(row - from.row) === rows && column === from.column,
    )
    // Between columns the nearest one is at about the same hour.
    .sort((a, b) => {
      const far = (cell: { row: number; column: number }) =>
        rows === 0
          ? Math.abs(cell.column - from.column) * 1000 + Math.abs(cell.row - from.row)
          : Math.abs(cell.row - from.row);
      return far(a) - far(b);
    });
  return ahead[0]?.cell ?? null;
}
