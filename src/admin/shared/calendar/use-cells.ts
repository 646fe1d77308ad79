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

interface CellsOptions {
  /** Rows go on in the next one, as weeks do: after the last column comes the first. */
  runsOn?: boolean;
}

/** Makes a grid one stop of the Tab key (APG, grid navigation), at first the cell with `data-today`. */
export function useCells({ runsOn = false }: CellsOptions = {}) {
  const grid = useRef<HTMLDivElement>(null);
  const active = useRef({ row: -1, column: -1 });
  const cells = () => [...(grid.current?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];

  function admit(): void {
    const all = cells();
    const isActive = (cell: HTMLElement) => {
      const { row, column } = cellPosition(cell);
      return row === active.current.row && column === active.current.column;
    };
    const first = all.find((cell) => cell.closest('[data-today="true"]') !== null) ?? all[0];
    if (first !== undefined && !all.some(isActive)) active.current = cellPosition(first);
    for (const cell of all) cell.tabIndex = isActive(cell) ? 0 : -1;
  }
  // What is shown may have changed with any render.
  useEffect(admit);

  return {
    ref: grid,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      if (!target.matches('[data-part]')) return;
      active.current = cellPosition(target);
      admit();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (!(target instanceof HTMLElement) || target.dataset.part === undefined || ctrlKey || altKey || metaKey) return;
      const next = nextCell(
        cells().filter((cell) => cell.dataset.part === target.dataset.part),
        target,
        key,
        runsOn,
      );
      if (next === undefined) return;
      event.preventDefault();
      next?.focus();
    },
  };
}

function cellPosition({ dataset }: HTMLElement) {
  return { row: Number(dataset.row), column: Number(dataset.column) };
}

/** undefined: the key moves nothing; null: there is no cell that way. */
function nextCell(
  cells: readonly HTMLElement[],
  focused: HTMLElement,
  key: string,
  runsOn: boolean,
): HTMLElement | null | undefined {
  const from = cellPosition(focused);
  const inRow = cells.filter((cell) => cellPosition(cell).row === from.row);
  if (key === 'Home') return inRow[0] ?? null;
  if (key === 'End') return inRow.at(-1) ?? null;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const [rows, columns] = step;
  if (rows === 0 && runsOn) return cells[cells.indexOf(focused) + columns] ?? null;
  const ahead = cells
    .map((cell) => {
      const { row, column } = cellPosition(cell);
      return { cell, down: row - from.row, right: column - from.column };
    })
    .filter(({ down, right }) => (rows === 0 ? Math.sign(right) === columns : Math.sign(down) === rows && right === 0))
    .sort((a, b) => Math.abs(a.right) - Math.abs(b.right) || Math.abs(a.down) - Math.abs(b.down));
  return ahead[0]?.cell ?? null;
}
