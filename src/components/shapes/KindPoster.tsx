import { COLOUR_ON, type KindStyle } from '../../domain/look/kind-style.ts';
import { SHAPES, type ShapeName } from '../../domain/look/shapes.ts';

/** Others would cover the ground, or leave it empty. */
const MAY_BE_LARGE: ReadonlySet<ShapeName> = new Set(['half-circle', 'circle', 'diamond']);

interface Props extends KindStyle {
  /** Events of one kind differ by it. */
  seed: number;
}

/** A poster of 4 × 5 squares: a row of small shapes above one that is large, or above four. */
export function KindPoster({ color, shape, seed }: Props) {
  const other = COLOUR_ON[color];
  const turnOf = (at: number) => ((seed + at * (1 + (seed % 3))) % 4) * 90;
  const size = MAY_BE_LARGE.has(shape) && seed % 2 === 0 ? 400 : 200;
  const large =
    size === 400
      ? [[0, 100]]
      : [
          [0, 100],
          [200, 100],
          [0, 300],
          [200, 300],
        ];
  const draw = (x: number, y: number, scale: number, at: number) =>
    `translate(${x} ${y}) scale(${scale}) rotate(${turnOf(at)} 50 50)`;
  return (
    <svg className="kind-poster" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={`fill-${color}`} d="M0 0H400V500H0Z" />
      <path className={`fill-${other}`} d="M0 0H400V100H0Z" />
      {[0, 1, 2, 3].map((at) => (
        <path key={at} className={`fill-${color}`} d={SHAPES[shape]} transform={draw(at * 100, 0, 1, at)} />
      ))}
      {large.map(([x = 0, y = 0], at) => (
        <path
          key={`${x} ${y}`}
          className={`fill-${other}`}
          d={SHAPES[shape]}
          transform={draw(x, y, size / 100, at + 1)}
        />
      ))}
    </svg>
  );
}
