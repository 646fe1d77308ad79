import type { Scene } from '../frame.ts';
import { bulbs } from '../scenery/garlands.ts';
import { circle, curve, oval, type Point, poly, rect, times } from '../svg.ts';
import { BLUE, DUSK, GREEN, INK, MUSTARD, mix, PAPER, RED, shade } from '../tints.ts';
import { dark } from './grounds.ts';

/** The festival from above: tents as wheels, people as dots with shadows. */
export const bird: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const grass = night ? shade(GREEN, 0.5) : mix(GREEN, MUSTARD, 0.4);
  const pathColour = night ? mix(DUSK, MUSTARD, 0.25) : mix(PAPER, MUSTARD, 0.3);
  const lanes =
    curve(
      `M${-w * 0.05} ${h * 0.7}Q${w * 0.3} ${h * 0.5} ${w * 0.5} ${h * 0.62}T${w * 1.05} ${h * 0.3}`,
      pathColour,
      h * 0.16,
    ) + curve(`M${w * 0.42} ${-h * 0.05}Q${w * 0.5} ${h * 0.3} ${w * 0.46} ${h * 0.62}`, pathColour, h * 0.1);
  const spots: Point[] = [];
  let out =
    rect(0, 0, w, h, grass) +
    times(9, () =>
      oval(
        random.between(0, w),
        random.between(0, h),
        random.between(60, 170),
        random.between(40, 90),
        shade(grass, 0.09),
      ),
    ) +
    lanes;
  const dots = times(120, () => {
    const t = random.next();
    const x = random.between(-0.02, 1.02) * w;
    const y =
      h * (0.7 - 0.08 * Math.sin(x / w / 0.3) - t * 0.1) +
      random.between(-0.05, 0.07) * h -
      Math.max(0, x / w - 0.55) * h * 0.7;
    const s = h * 0.0095;
    return (
      oval(x + s, y + s * 1.4, s * 1.5, s, INK, 0.25) +
      oval(x, y + s * 0.5, s * 1.35, s * 0.85, random.pick([RED, MUSTARD, PAPER, BLUE, GREEN, INK])) +
      circle(x, y, s * 0.8, random.pick(['#33261F', INK, '#8A5524', '#B5ADA2', '#B9781F']))
    );
  });
  for (let tries = 0; spots.length < (options.count ?? 11) && tries < 700; tries += 1) {
    const p: Point = [random.between(0.05, 0.95) * w, random.between(0.06, 0.94) * h];
    const onPath = Math.abs(p[1] - h * (0.66 - Math.max(0, p[0] / w - 0.55) * 0.7)) < h * 0.16;
    if (!onPath && spots.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > h * 0.2)) spots.push(p);
  }
  out +=
    dots +
    spots
      .map(([x, y], i) => {
        const r = h * random.between(0.06, 0.085);
        if (i % 4 === 3)
          return (
            times(4, (j) =>
              circle(x + Math.cos(j * 1.6) * r * 0.6 + 12, y + Math.sin(j * 1.6) * r * 0.6 + 16, r * 0.62, INK, 0.2),
            ) +
            times(4, (j) =>
              circle(
                x + Math.cos(j * 1.6) * r * 0.6,
                y + Math.sin(j * 1.6) * r * 0.6,
                r * 0.62,
                j % 2 ? GREEN : shade(GREEN, 0.2),
              ),
            )
          );
        const c = random.pick([RED, MUSTARD, mix(BLUE, INK, 0.25), GREEN]);
        if (i % 4 === 2)
          return (
            rect(x - r + 14, y - r * 0.6 + 18, r * 2, r * 1.2, INK, 0.22) +
            times(6, (j) => rect(x - r + (j * r) / 3, y - r * 0.6, r / 3, r * 1.2, j % 2 ? PAPER : c))
          );
        return (
          circle(x + 14, y + 18, r, INK, 0.22) +
          times(12, (j) => {
            const a = (j / 12) * Math.PI * 2;
            const b = ((j + 1) / 12) * Math.PI * 2;
            return poly(
              [
                [x, y],
                [x + Math.cos(a) * r, y + Math.sin(a) * r],
                [x + Math.cos(b) * r, y + Math.sin(b) * r],
              ],
              j % 2 ? PAPER : c,
            );
          }) +
          circle(x, y, r * 0.09, MUSTARD)
        );
      })
      .join('');
  return out + (night ? bulbs([0, h * 0.3], [w, h * 0.2], 20, h * 0.01) : '');
};
