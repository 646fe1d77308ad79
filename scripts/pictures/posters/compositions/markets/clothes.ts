import { circle, half, place, poly, stroke } from '../../../shapes.ts';
import type { Figure } from '../../figure.ts';

/** Little shirt hanging by its shoulders. */
function shirt(x: number, y: number, turn: number, tone: string, mark: string): string {
  return place(
    x,
    y,
    poly(
      [
        [-110, 0],
        [110, 0],
        [190, 90],
        [130, 150],
        [95, 110],
        [95, 290],
        [-95, 290],
        [-95, 110],
        [-130, 150],
        [-190, 90],
      ],
      tone,
    ) +
      half(0, 0, 46, 90, mark) +
      circle(0, 180, 40, mark),
    turn,
  );
}

/** Line with clothes. */
export function clothes(f: Figure, y: number): string {
  const tones = [f.a, f.b, f.c, f.d];
  return (
    stroke(`M-600 ${y - 160}Q500 ${y + 130} 1600 ${y - 160}`, f.b, 12) +
    [
      [40, -50, 6],
      [370, -16, 2],
      [700, -26, -4],
      [1030, -70, -8],
    ]
      .map(([x = 0, dy = 0, turn = 0], index) =>
        shirt(x, y + dy, turn, tones[index] ?? f.a, tones[(index + 2) % 4] ?? f.b),
      )
      .join('')
  );
}
