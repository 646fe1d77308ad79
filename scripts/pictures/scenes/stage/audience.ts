import type { Frame } from '../frame.ts';
import { circle, oval, path, times } from '../svg.ts';
import { mix, shade } from '../tints.ts';

/** Heads and shoulders of an audience row seen from behind, as silhouettes in near tones. */
export function row(frame: Frame, y: number, s: number, colour: string, gap = 1.9, shift = 0): string {
  const { w, h, random } = frame;
  const count = Math.ceil(w / (s * gap)) + 1;
  return times(count, (i) => {
    const x = (i + shift + random.between(-0.16, 0.16)) * s * gap;
    const top = y + random.between(-0.22, 0.22) * s;
    const k = random.between(0.92, 1.1) * s;
    const hair = shade(colour, 0.25);
    const kind = random.int(0, 6);
    const extra =
      kind === 0
        ? circle(x, top - k * 0.72, k * 0.28, hair)
        : kind === 1
          ? path(
              `M${x - k * 0.6} ${top}A${k * 0.6} ${k * 0.62} 0 0 1 ${x + k * 0.6} ${top}L${x + k * 0.66} ${top + k * 0.9}H${x - k * 0.66}Z`,
              hair,
            )
          : kind === 2
            ? times(8, (j) =>
                circle(x + Math.cos(j * 0.8) * k * 0.4, top - k * 0.1 + Math.sin(j * 0.8) * k * 0.42, k * 0.3, hair),
              )
            : kind === 3
              ? oval(x - k * 0.52, top + k * 0.05, k * 0.1, k * 0.17, colour) +
                oval(x + k * 0.52, top + k * 0.05, k * 0.1, k * 0.17, colour)
              : '';
    const body = path(
      `M${x - k * 1.12} ${h + 20}V${top + k * 1.5}Q${x - k * 1.05} ${top + k * 0.86} ${x - k * 0.3} ${top + k * 0.76}V${top + k * 0.4}H${x + k * 0.3}V${top + k * 0.76}Q${x + k * 1.05} ${top + k * 0.86} ${x + k * 1.12} ${top + k * 1.5}V${h + 20}Z`,
      colour,
    );
    return (
      body +
      oval(x, top, k * 0.5, k * 0.58, colour) +
      path(
        `M${x - k * 0.53} ${top + k * 0.12}A${k * 0.53} ${k * 0.66} 0 0 1 ${x + k * 0.53} ${top + k * 0.12}Q${x} ${top + k * 0.5} ${x - k * 0.53} ${top + k * 0.12}Z`,
        hair,
      ) +
      extra
    );
  });
}

/** Several rows, growing towards the viewer. */
export function audience(frame: Frame, y: number, rows: number, size: number): string {
  const { mood } = frame;
  return times(rows, (i) => {
    const share = rows === 1 ? 1 : i / (rows - 1);
    return row(
      frame,
      y + i * size * 0.95 * (0.7 + share * 0.5),
      size * (0.6 + 0.4 * share),
      mix(mix(mood.side, mood.floor, 0.25), mood.near, 0.35 + share * 0.6),
      1.85,
      (i % 2) * 0.5 - 0.4,
    );
  });
}
