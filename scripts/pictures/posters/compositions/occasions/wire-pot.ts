import { circle, clip, line, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Clay pot tied round with a net of wire. */
export const wirePot: Composition = (f) => {
  const body = `<path d="M330 130H670V230C860 330 900 520 820 700C770 820 680 880 640 900H360C320 880 230 820 180 700C100 520 140 330 330 230Z" fill="${f.a}"/>`;
  const shape =
    '<path d="M330 230H670C860 330 900 520 820 700C770 820 680 880 640 900H360C320 880 230 820 180 700C100 520 140 330 330 230Z"/>';
  const net = times(
    15,
    (index) =>
      line([-500 + index * 130, 200], [200 + index * 130, 920], f.b, 15) +
      line([-500 + index * 130, 920], [200 + index * 130, 200], f.b, 15),
  );
  return square(
    f,
    circle(500, 470, 470, f.c) +
      body +
      clip(shape, net) +
      rect(290, 90, 420, 60, f.b) +
      rect(-2000, 900, 5000, 60, f.d),
    'bottom',
  );
};
