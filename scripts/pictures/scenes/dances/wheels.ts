import type { Scene } from '../frame.ts';
import { circle, line, oval, type Point, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PAPER, RED, SKINS, shade } from '../tints.ts';

/** Dance floor from above: skirts as wheels. */
export const wheels: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const size = w * 0.055;
  const floor =
    rect(0, 0, w, h, mood.floor) +
    times(Math.ceil(w / size) * Math.ceil(h / size), (i) => {
      const columns = Math.ceil(w / size);
      const [c, r] = [i % columns, Math.floor(i / columns)];
      return (c + r) % 2 ? rect(c * size, r * size, size, size, mood.grain, 0.55) : '';
    });
  const placed: Point[] = [];
  const ring = options.set === 'ring';
  const count = options.count ?? (ring ? 10 : 15);
  for (let tries = 0; placed.length < count && tries < 900; tries += 1) {
    const a = (placed.length / count) * Math.PI * 2;
    const p: Point = ring
      ? [w / 2 + Math.cos(a) * h * 0.36 * 1.25, h / 2 + Math.sin(a) * h * 0.36]
      : [random.between(w * 0.05, w * 0.95), random.between(h * 0.06, h * 0.94)];
    if (ring || placed.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > h * 0.25)) placed.push(p);
  }
  return (
    floor +
    oval(w / 2, h / 2, w * 0.46, h * 0.46, mood.light, 0.14) +
    placed
      .map(([x, y]) => {
        const r = h * random.between(0.095, 0.125);
        const c = random.pick([RED, GREEN, MUSTARD, BLUE, PAPER, shade(RED, 0.35)]);
        const turn = random.between(0, 360);
        const petals = times(
          10,
          (i) =>
            `<g transform="rotate(${i * 36})">${poly(
              [
                [0, 0],
                [-r * 0.3, -r * 0.92],
                [0, -r],
                [r * 0.3, -r * 0.92],
              ],
              i % 2 ? c : shade(c, 0.16),
            )}</g>`,
        );
        const hem =
          options.what === 'folk'
            ? `<circle r="${r * 0.84}" fill="none" stroke="${PAPER}" stroke-width="${r * 0.07}"/>`
            : '';
        const her =
          petals +
          hem +
          oval(0, 0, r * 0.34, r * 0.22, shade(c, 0.3)) +
          circle(0, -r * 0.06, r * 0.19, random.pick(['#5A3A22', '#B9781F', INK, '#33261F'])) +
          line(
            [
              [-r * 0.3, 0],
              [-r * 0.24, -r * 0.66],
            ],
            random.pick(SKINS),
            r * 0.1,
          ) +
          line(
            [
              [r * 0.3, 0],
              [r * 0.24, -r * 0.66],
            ],
            random.pick(SKINS),
            r * 0.1,
          );
        const him =
          oval(0, -r * 0.8, r * 0.42, r * 0.25, options.what === 'folk' ? PAPER : INK) +
          (options.what === 'folk'
            ? circle(0, -r * 0.82, r * 0.3, INK) +
              circle(0, -r * 0.82, r * 0.19, shade(INK, 0)) +
              `<circle cy="${-r * 0.82}" r="${r * 0.2}" fill="none" stroke="${RED}" stroke-width="${r * 0.05}"/>`
            : circle(0, -r * 0.82, r * 0.19, random.pick(['#33261F', '#8A5524', '#B5ADA2', '#5A3A22'])));
        return oval(x + r * 0.25, y + r * 0.3, r * 1.05, r * 1.05, INK, 0.25) + place(her + him, x, y, 1, turn);
      })
      .join('')
  );
};
