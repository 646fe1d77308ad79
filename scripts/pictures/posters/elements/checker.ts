import { rect, times } from '../../shapes.ts';

/** Chessboard of squares. */
export function checker(x: number, y: number, columns: number, rows: number, size: number, fill: string): string {
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return (column + row) % 2 === 0 ? rect(x + column * size, y + row * size, size + 0.5, size + 0.5, fill) : '';
  });
}
