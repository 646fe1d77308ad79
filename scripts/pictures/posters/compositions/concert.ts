import {
  arc,
  circle,
  clip,
  ellipse,
  half,
  line,
  pie,
  place,
  polar,
  poly,
  rays,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { type Repertoire, square } from '../figure.ts';

/** Pictures for concerts. */
export const CONCERT: Repertoire = {
  /** Organ pipes standing in a setting sun. */
  organ: (f) => {
    const count = f.rng.pick([7, 9, 11]);
    const shape = f.rng.pick(['peak', 'valley', 'rise'] as const);
    const step = 760 / count;
    const pipes = times(count, (index) => {
      const middle = Math.abs(index - (count - 1) / 2) / ((count - 1) / 2);
      const rank = { peak: 1 - middle, valley: middle, rise: index / (count - 1) }[shape];
      const top = 520 - rank * 380;
      const x = 120 + index * step;
      const wide = step * 0.66;
      return (
        rect(x, top, wide, 830 - top, f.b) +
        rect(x, 700, wide, 12, f.ground) +
        half(x + wide / 2, 700, wide * 0.3, -90, f.ground) +
        poly(
          [
            [x, 830],
            [x + wide, 830],
            [x + wide / 2, 960],
          ],
          f.b,
        )
      );
    });
    const floor = rect(-2000, 880, 5000, 1000, f.c);
    return square(f, circle(500, 520, 470, f.a) + floor + pipes, 'bottom');
  },
  /** Violin cropped large, strings running over the sheet. */
  violin: (f) => {
    const body =
      circle(0, -230, 250, f.a) +
      circle(0, 270, 330, f.a) +
      rect(-170, -200, 340, 400, f.a) +
      circle(-285, 0, 132, f.ground) +
      circle(285, 0, 132, f.ground);
    const holes = [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 120} -80C${side * 200} -20 ${side * 70} 90 ${side * 150} 150`, f.b, 26, 'round') +
          circle(side * 112, -84, 26, f.b) +
          circle(side * 156, 152, 30, f.b),
      )
      .join('');
    const neck =
      poly(
        [
          [-48, -900],
          [48, -900],
          [66, -40],
          [-66, -40],
        ],
        f.b,
      ) +
      rect(-110, 200, 220, 30, f.b) +
      poly(
        [
          [-60, 300],
          [60, 300],
          [26, 560],
          [-26, 560],
        ],
        f.b,
      );
    const strings = times(4, (index) => line([-33 + index * 22, -1400], [-48 + index * 32, 310], f.c, 7));
    const bow = place(
      300,
      -60,
      rect(-14, -1200, 28, 2400, f.d) + rect(20, -1200, 10, 2400, f.c),
      f.rng.pick([-24, 24, 62]),
    );
    return square(f, place(500, 540, body + holes + neck + strings + bow, f.rng.pick([-28, -18, 18, 28])));
  },
  /** Bells of brass seen from the front, with their tubes. */
  brass: (f) => {
    const colours = f.rng.shuffle([f.a, f.b, f.c]);
    const bells = f.rng.pick([
      [
        [330, 340, 300],
        [760, 640, 260],
        [250, 850, 170],
      ],
      [
        [640, 380, 330],
        [230, 640, 220],
        [700, 880, 180],
      ],
      [
        [300, 660, 290],
        [720, 290, 240],
        [820, 780, 160],
      ],
    ] as const);
    const tubes = bells.map(([x, y], index) => {
      const turn = x > 500 ? 1 : -1;
      return stroke(`M${x} ${y}H${x + turn * 330}V${y + 1500}`, colours[index] ?? f.a, 58, 'round');
    });
    const fronts = bells.map(([x, y, r], index) => {
      const colour = colours[index] ?? f.a;
      const inner = colours[(index + 1) % 3] ?? f.b;
      return (
        circle(x, y, r + 14, f.ground) +
        circle(x, y, r, colour) +
        ring(x, y, r * 0.72, r * 0.06, f.ground) +
        circle(x, y, r * 0.5, inner) +
        circle(x, y, r * 0.22, f.ground)
      );
    });
    return square(f, tubes.join('') + fronts.join(''));
  },
  /** Notes sitting on five arcs around a corner. */
  staff: (f) => {
    const left = f.rng.chance(0.5);
    const reach = Math.hypot(f.w, f.h);
    const cx = left ? 0 : f.w;
    const gap = reach * 0.105;
    const first = reach * 0.28;
    const arcs = times(5, (index) => ring(cx, f.h, first + index * gap, reach * 0.014, f.a));
    const sun = circle(cx, f.h, first * 0.72, f.c);
    const count = f.rng.int(6, 8);
    const notes = times(count, (index) => {
      const share = (index + 0.6) / (count + 0.2);
      const angle = left ? -72 * (1 - share) - 3 : -108 - 70 * share;
      const row = [0, 2, 1, 3, 4, 2, 3, 1][(index + (left ? 0 : 3)) % 8] ?? 0;
      const [x, y] = polar(cx, f.h, first + row * gap + gap / 2, angle);
      const big = index % 3 === 1;
      const r = gap * (big ? 0.62 : 0.4);
      return (
        rect(x + r - gap * 0.13, y - gap * 1.7, gap * 0.13, gap * 1.7, big ? f.c : f.b) +
        circle(x, y, r, big ? f.c : f.b)
      );
    });
    return arcs + sun + notes;
  },
  /** Keyboard opened like a fan. */
  fan: (f) => {
    const left = f.rng.chance(0.5);
    const cx = left ? -60 : f.w + 60;
    const cy = f.h + 80;
    const reach = Math.hypot(f.w, f.h) * 1.12;
    const keys = 14;
    const step = 100 / keys;
    const start = left ? -95 : -185;
    const inner = reach * 0.3;
    const white =
      pie(cx, cy, reach, start, start + 100, f.a) +
      times(keys + 1, (index) => line([cx, cy], polar(cx, cy, reach, start + index * step), f.ground, 9));
    const black = times(keys, (index) => {
      if ([2, 6].includes(index % 7)) return '';
      const angle = start + (index + 1) * step;
      return (
        pie(cx, cy, reach * 0.995, angle - step * 0.3, angle + step * 0.3, f.b) +
        pie(cx, cy, reach * 0.66, angle - step * 0.34, angle + step * 0.34, f.a)
      );
    });
    const lines = times(keys + 1, (index) =>
      line([cx, cy], polar(cx, cy, reach * 0.66, start + index * step), f.ground, 9),
    );
    return white + black + lines + circle(cx, cy, inner, f.c) + circle(cx, cy, inner * 0.6, f.ground);
  },
  /** Choir: rows of singers with open mouths. */
  choir: (f) => {
    const rows = 3;
    const step = f.w / f.rng.pick([4, 5]);
    const tones = f.rng.shuffle([f.a, f.b, f.c]);
    return times(rows, (row) => {
      const y = f.h * (0.3 + row * 0.31);
      const count = Math.ceil(f.w / step) + 1;
      const size = step * (0.94 + row * 0.08);
      const robe = tones[row] ?? f.a;
      const face = [f.b, f.c, f.a, f.ground].find((tone) => tone !== robe && tone !== tones[row - 1]) ?? f.ground;
      return times(count, (index) => {
        const x = (index + (row % 2 === 0 ? 0.5 : 0)) * step;
        const open = f.rng.between(0.08, 0.15) * size;
        return (
          circle(x, y + size * 0.56, size * 0.52, robe) +
          rect(x - size * 0.52, y + size * 0.56, size * 1.04, f.h, robe) +
          circle(x, y - size * 0.06, size * 0.31, face) +
          half(x, y - size * 0.08, size * 0.31, -90, robe === f.ground ? f.a : robe) +
          ellipse(x, y + size * 0.1, open, open * f.rng.between(0.8, 1.25), robe)
        );
      });
    });
  },
  /** Drums seen from above with two sticks. */
  drums: (f) => {
    const drum = (x: number, y: number, r: number, rim: string, skin: string): string =>
      circle(x, y, r, rim) + circle(x, y, r * 0.84, skin) + circle(x, y, r * 0.2, rim);
    const kit =
      drum(430, 520, 360, f.a, f.b) +
      drum(840, 260, 200, f.c, f.ground) +
      drum(830, 790, 230, f.b, f.c) +
      drum(120, 140, 130, f.c, f.a);
    const stick = (x: number, y: number, turn: number): string =>
      place(x, y, rect(-15, 0, 30, 1500, f.d) + ellipse(0, 0, 34, 54, f.d), turn);
    return square(f, kit + stick(360, 470, f.rng.int(8, 30)) + stick(640, 560, -f.rng.int(28, 50)));
  },
  /** Record cropped by the edge, arm laid on it. */
  record: (f) => {
    const grooves = times(7, (index) => ring(0, 0, 470 - index * 36, 5, f.ground));
    const disc =
      circle(0, 0, 520, f.a) +
      grooves +
      circle(0, 0, 200, f.b) +
      half(0, 0, 200, f.rng.int(0, 359), f.c) +
      circle(0, 0, 30, f.ground);
    const arm =
      circle(900, 130, 90, f.c) +
      stroke('M900 130L900 560L690 760', f.d, 40) +
      place(690, 760, rect(-45, -60, 90, 150, f.d), 45) +
      circle(900, 130, 34, f.ground);
    return square(f, place(400, 540, disc) + arm);
  },
  /** Saxophone bent from one thick tube. */
  saxophone: (f) => {
    const moon = circle(f.rng.pick([250, 330]), 330, 300, f.c);
    const tube =
      stroke('M160 110L420 60L560 620A150 150 0 0 0 850 590', f.a, 120) +
      stroke('M170 108L120 118', f.b, 70, 'round') +
      poly(
        [
          [780, 600],
          [912, 600],
          [1000, 250],
          [670, 250],
        ],
        f.a,
      ) +
      ellipse(835, 250, 166, 46, f.b);
    const keys = times(6, (index) => {
      const share = index / 5;
      return (
        circle(452 + share * 96, 190 + share * 400, 40, f.b) + circle(452 + share * 96, 190 + share * 400, 17, f.a)
      );
    });
    const sound = times(3, (index) => arc(835, 250, 250 + index * 80, -140, -40, index === 1 ? f.d : f.b, 26));
    return square(f, moon + sound + tube + keys);
  },
  /** Button accordion, bellows pulled open. */
  accordion: (f) => {
    const folds = f.rng.pick([6, 7]);
    const spread = 76;
    const step = spread / folds;
    const from = -90 - spread / 2;
    const bellows = times(folds, (index) => {
      const start = from + index * step;
      return (
        pie(500, 1150, 900, start, start + step / 2, f.b) + pie(500, 1150, 900, start + step / 2, start + step, f.a)
      );
    });
    const box = (angle: number): string =>
      place(
        500,
        1150,
        rect(-75, -930, 150, 560, f.c) +
          times(5, (row) => circle(-32, -870 + row * 105, 24, f.ground) + circle(32, -820 + row * 105, 24, f.ground)),
        angle,
      );
    return square(f, bellows + circle(500, 1150, 400, f.ground) + box(-spread / 2 - 5) + box(spread / 2 + 5));
  },
  /** Guitar cropped at the sound hole. */
  guitar: (f) => {
    const turn = f.rng.pick([-35, -90, 30, 0]);
    const body = circle(0, 190, 470, f.a) + circle(0, -330, 330, f.a) + rect(-290, -300, 580, 400, f.a);
    const hole =
      circle(0, -40, 215, f.c) + ring(0, -40, 190, 10, f.a) + circle(0, -40, 165, f.b) + rect(-210, 380, 420, 60, f.b);
    const neck = rect(-80, -1400, 160, 1200, f.b) + times(8, (index) => rect(-80, -1300 + index * 130, 160, 10, f.a));
    const strings = times(6, (index) => rect(-62 + index * 23, -1400, 6, 1810, f.d));
    return square(f, place(500, 520, body + hole + neck + strings, turn));
  },
  /** Microphone in rays of sound. */
  microphone: (f) => {
    const beams = rays(500, 380, 1600, f.rng.pick([12, 16, 20]), f.b, f.rng.int(0, 20));
    const head = circle(500, 380, 270, f.a);
    const grid = clip(
      circle(500, 380, 270, f.a),
      times(
        5,
        (index) => rect(200, 180 + index * 80, 600, 12, f.ground) + rect(330 + index * 80, 80, 12, 600, f.ground),
      ),
    );
    const body =
      poly(
        [
          [330, 650],
          [670, 650],
          [590, 1700],
          [410, 1700],
        ],
        f.a,
      ) + rect(300, 590, 400, 80, f.c);
    return square(f, beams + body + head + grid);
  },
};
