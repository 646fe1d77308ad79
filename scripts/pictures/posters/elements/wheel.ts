import { pie, times } from '../../shapes.ts';

/** Disc cut into wedges of alternating colours. */
export function wheel(x: number, y: number, r: number, count: number, colours: readonly string[], turn = 0): string {
  const step = 360 / count;
  return times(count, (index) =>
    pie(x, y, r, turn + index * step, turn + (index + 1) * step + 0.2, colours[index % colours.length] ?? '#000'),
  );
}
