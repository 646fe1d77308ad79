import { drawHead } from '../../people/head.ts';
import { circle, line, path, place, poly, rect, times } from '../../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, SKINS, shade } from '../../tints.ts';
import { cat, dog, hen } from './animals.ts';
import { type Hanger, strings } from './strings.ts';

/** King, devil, postman, girl or jester. */
function character(kind: string, hang: Hanger): string {
  const king = kind === 'king';
  const devil = kind === 'devil';
  const postman = kind === 'postman';
  const coat = king ? RED : devil ? INK : postman ? mix(BLUE, INK, 0.45) : kind === 'girl' ? GREEN : MUSTARD;
  const head = {
    skin: devil ? shade(RED, 0.1) : (SKINS[1] ?? PAPER),
    hair: king ? PAPER : devil ? INK : '#8A5524',
    style: kind === 'girl' ? 'braids' : 'mop',
    beard: king ? 'full' : postman ? 'moustache' : '',
    hat: king ? 'crown' : devil ? 'horns' : postman ? 'cap' : kind === 'jester' ? 'jester' : '',
    hatColour: mix(BLUE, INK, 0.5),
    mood: 'open',
    look: 0.15,
  };
  return (
    hang([
      [-100, -10],
      [100, -30],
      [-10, -190],
    ]) +
    line(
      [
        [-26, 80],
        [-34, 140],
      ],
      shade(coat, 0.4),
      26,
    ) +
    line(
      [
        [26, 80],
        [40, 136],
      ],
      shade(coat, 0.4),
      26,
    ) +
    circle(-38, 146, 17, INK) +
    circle(46, 142, 17, INK) +
    line(
      [
        [-44, -50],
        [-100, -6],
      ],
      coat,
      26,
    ) +
    line(
      [
        [44, -50],
        [100, -26],
      ],
      shade(coat, 0.15),
      26,
    ) +
    circle(-104, -2, 17, head.skin) +
    circle(104, -30, 17, head.skin) +
    path('M-48 -70H48L78 90H-78Z', coat) +
    (kind === 'jester'
      ? poly(
          [
            [0, -70],
            [48, -70],
            [78, 90],
            [0, 90],
          ],
          RED,
        )
      : '') +
    times(3, (i) => circle(0, -34 + i * 38, 9, king ? MUSTARD : PAPER)) +
    rect(-78, 72, 156, 16, king ? PAPER : shade(coat, 0.3)) +
    place(drawHead(head), 0, -128, 0.98)
  );
}

const ANIMALS: Record<string, (hang: Hanger) => string> = { dog, cat, hen };

/** A puppet around the origin, about 260 high, on strings or whatever it hangs on. */
export function puppet(kind: string, hang: Hanger = strings): string {
  return ANIMALS[kind]?.(hang) ?? character(kind, hang);
}
