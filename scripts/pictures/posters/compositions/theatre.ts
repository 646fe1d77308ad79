import {
  arc,
  circle,
  clip,
  ellipse,
  half,
  leaf,
  line,
  path,
  pie,
  place,
  polar,
  poly,
  quarter,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { floor, spark } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** Pictures for the theatre. */
export const THEATRE: Repertoire = {
  /** Curtain opened to a wedge of light with seven shapes as actors. */
  curtain: (f) => {
    const drape = (side: number): string =>
      times(6, (index) => {
        const outer = f.w / 2 + side * (f.w / 2 + 10);
        const x = (share: number, top: boolean): number => outer - side * share * f.w * (top ? 0.5 : 0.23);
        const from = index / 6;
        const to = (index + 1) / 6;
        return poly(
          [
            [x(from, true), 0],
            [x(to, true), 0],
            [x(to, false), f.h],
            [x(from, false), f.h],
          ],
          index % 2 === 0 ? f.a : f.b,
        );
      });
    const y = f.h * 0.93;
    const u = Math.min(f.w * 0.05, f.h * 0.07);
    const x = f.w / 2;
    const cast =
      rect(0, y, f.w, f.h, f.c) +
      rect(x - u * 3.4, y - u * 4, u * 1.2, u * 4, f.b) +
      circle(x - u * 2.8, y - u * 4.7, u * 0.7, f.d) +
      poly(
        [
          [x - u * 1.8, y],
          [x - u * 0.8, y - u * 5.4],
          [x + u * 0.2, y],
        ],
        f.a,
      ) +
      circle(x - u * 0.8, y - u * 5.8, u * 0.6, f.d) +
      half(x + u * 1.3, y, u * 1.1, -90, f.d) +
      circle(x + u * 1.3, y - u * 1.7, u * 0.6, f.b) +
      rect(x + u * 2.6, y - u * 2.6, u * 1.4, u * 2.6, f.a) +
      poly(
        [
          [x + u * 2.6, y - u * 2.6],
          [x + u * 3.3, y - u * 4.2],
          [x + u * 4, y - u * 2.6],
        ],
        f.b,
      );
    return cast + drape(-1) + drape(1) + times(9, (index) => half((f.w * (index + 0.5)) / 9, 0, f.w / 18, 90, f.c));
  },
  /** One face, half laughing, half crying. */
  masks: (f) =>
    square(
      f,
      half(500, 480, 430, 180, f.a) +
        half(500, 480, 430, 0, f.b) +
        clip(rect(-500, 0, 1000, 1000, '#000'), arc(500, 520, 220, 20, 160, f.ground, 64)) +
        clip(rect(500, 0, 1000, 1000, '#000'), arc(500, 840, 220, 200, 340, f.c, 64)) +
        arc(320, 400, 96, 180, 360, f.ground, 44) +
        circle(680, 380, 76, f.c) +
        leaf([680, 480], [680, 640], 76, f.d) +
        stroke('M200 230L430 180', f.ground, 36) +
        stroke('M580 190L800 270', f.c, 36),
    ),
  /** Eye whose iris is a stage. */
  eye: (f) =>
    square(
      f,
      times(13, (index) => {
        const [x1, y1] = polar(500, 600, 520, 198 + index * 12);
        const [x2, y2] = polar(500, 600, 680, 198 + index * 12);
        return line([x1, y1], [x2, y2], f.b, 34);
      }) +
        leaf([-40, 560], [1040, 560], 720, f.a) +
        circle(500, 560, 290, f.b) +
        clip(
          circle(500, 560, 250, '#000'),
          rect(200, 300, 600, 600, f.c) +
            rect(200, 690, 600, 200, f.ground) +
            times(
              4,
              (index) => rect(250 + index * 44, 300, 23, 390, f.a) + rect(750 - index * 44 - 23, 300, 23, 390, f.a),
            ) +
            circle(500, 555, 46, f.ground) +
            poly(
              [
                [500, 570],
                [570, 730],
                [430, 730],
              ],
              f.ground,
            ),
        ),
    ),
  /** Two profiles; the space between them is a cup. */
  profiles: (f) => {
    const face =
      'M-1500 -800H470V60C470 140 400 170 400 240C400 300 420 320 420 360L480 470L420 500L445 560L415 590L440 630C450 720 380 740 320 760C250 800 260 900 300 1000V2600H-1500Z';
    return square(
      f,
      path(face, f.a) +
        place(1000, 0, path(face, f.b), 0, -1, 1) +
        circle(290, 340, 34, f.ground) +
        circle(710, 340, 34, f.ground),
    );
  },
  /** Chair in a cone of light. */
  chair: (f) =>
    square(
      f,
      poly(
        [
          [430, -500],
          [570, -500],
          [1060, 860],
          [-60, 860],
        ],
        f.c,
      ) +
        ellipse(500, 860, 560, 110, f.c) +
        poly(
          [
            [400, 800],
            [720, 800],
            [1500, 1100],
            [1200, 1140],
          ],
          f.ground,
        ) +
        rect(350, 200, 46, 660, f.a) +
        rect(350, 200, 300, 46, f.a) +
        rect(604, 200, 46, 660, f.a) +
        rect(396, 300, 208, 40, f.a) +
        rect(396, 390, 208, 40, f.a) +
        poly(
          [
            [330, 540],
            [670, 540],
            [740, 620],
            [260, 620],
          ],
          f.b,
        ) +
        rect(262, 620, 46, 290, f.a) +
        rect(692, 620, 46, 290, f.a),
    ),
  /** Three floors with heads in their windows; two of them on the highest. */
  storeys: (f) => {
    const band = f.h / 3;
    const tones = [f.a, f.b, f.c];
    return times(3, (row) => {
      const wall = tones[row] ?? f.a;
      const glass = wall === f.d ? f.ground : f.d;
      const y = row * band;
      const wide = band * (row === 0 ? 1.25 : 0.72);
      const cx = f.w * ([0.36, 0.7, 0.4][row] ?? 0.5);
      const head = (x: number, tone: string): string =>
        half(x, y + band * 0.84, band * 0.3, -90, tone) + circle(x, y + band * 0.42, band * 0.17, tone);
      return (
        rect(0, y, f.w, band + 1, wall) +
        rect(cx - wide / 2, y + band * 0.16, wide, band * 0.68, glass) +
        clip(
          rect(cx - wide / 2, y, wide, band * 0.84, '#000'),
          row === 0
            ? head(cx - wide * 0.24, f.ground) + head(cx + wide * 0.22, tones[1] ?? f.b)
            : head(cx, tones[(row + 1) % 3] ?? f.a),
        ) +
        rect(cx - wide / 2 - band * 0.06, y + band * 0.84, wide + band * 0.12, band * 0.06, f.ground)
      );
    });
  },
  /** House split from the roof down, on cart wheels. */
  splitHouse: (f) => {
    const side = (tone: string, hole: string): string =>
      poly(
        [
          [0, 760],
          [0, 90],
          [420, 400],
          [420, 760],
        ],
        tone,
      ) + rect(110, 430, 170, 170, hole);
    const spokes = (x: number): string =>
      circle(x, 830, 150, f.d) +
      circle(x, 830, 104, f.ground) +
      times(4, (index) => place(x, 830, rect(-130, -12, 260, 24, f.d), index * 45)) +
      circle(x, 830, 34, f.c);
    return square(
      f,
      place(530, 30, side(f.a, f.c), 7) +
        place(470, 30, place(0, 0, side(f.b, f.ground), 0, -1, 1), -7) +
        rect(-2000, 965, 5000, 60, f.c) +
        spokes(220) +
        spokes(780),
      'bottom',
    );
  },
  /** Balcony, a letter falling from it in three positions. */
  balcony: (f) =>
    square(
      f,
      rect(-1000, -1000, 1620, 1360, f.a) +
        rect(150, -200, 300, 490, f.b) +
        half(300, -20, 150, -90, f.b) +
        rect(-500, 290, 1240, 44, f.d) +
        rect(-500, 560, 1240, 44, f.d) +
        times(17, (index) => rect(-460 + index * 72, 300, 22, 270, f.d)) +
        [
          [840, 250, -20],
          [700, 700, 24],
          [880, 880, 70],
        ]
          .map(([x = 0, y = 0, turn = 0], index) =>
            place(
              x,
              y,
              rect(-105, -70, 210, 140, index === 1 ? f.c : f.b) + stroke('M-105 -70L0 24L105 -70', f.ground, 10),
              turn,
            ),
          )
          .join(''),
    ),
  /** Three hats over a suitcase. */
  hats: (f) => {
    const hat = (x: number, y: number, turn: number): string =>
      place(x, y, half(0, 0, 150, -90, f.a) + rect(-220, -8, 440, 44, f.a) + rect(-149, -54, 298, 40, f.c), turn);
    return square(
      f,
      hat(500, 240, -4) +
        hat(290, 430, -10) +
        hat(720, 420, 9) +
        rect(120, 560, 760, 400, f.b) +
        stroke('M400 560V500H600V560', f.d, 34) +
        rect(220, 560, 60, 400, f.d) +
        rect(720, 560, 60, 400, f.d) +
        rect(440, 700, 120, 60, f.c),
    );
  },
  /** Rails running into a tunnel, a light far inside. */
  tunnel: (f) => {
    const sleepers = times(9, (index) => {
      const y = 620 + index * index * 9;
      const w = 70 + index * index * 8.4;
      return rect(500 - w, y, w * 2, 10 + index * 3.6, f.b);
    });
    return square(
      f,
      floor(620, f.c) +
        circle(500, 480, 430, f.a) +
        rect(70, 480, 860, 160, f.a) +
        circle(500, 480, 330, f.b) +
        rect(170, 480, 660, 160, f.b) +
        floor(640, f.c) +
        circle(500, 500, 74, f.c) +
        circle(500, 500, 40, f.ground) +
        sleepers +
        poly(
          [
            [478, 625],
            [488, 625],
            [160, 1500],
            [60, 1500],
          ],
          f.a,
        ) +
        poly(
          [
            [512, 625],
            [522, 625],
            [940, 1500],
            [840, 1500],
          ],
          f.a,
        ),
      'bottom',
    );
  },
  /** Radio: a big loudspeaker with waves of sound. */
  radio: (f) =>
    square(
      f,
      rect(90, 330, 820, 540, f.a) +
        circle(370, 600, 220, f.b) +
        times(18, (index) => pie(370, 600, 200, index * 20, index * 20 + 9, f.ground)) +
        circle(370, 600, 60, f.b) +
        rect(650, 430, 200, 130, f.c) +
        rect(740, 430, 10, 130, f.ground) +
        circle(690, 690, 48, f.b) +
        circle(810, 690, 48, f.b) +
        rect(160, 870, 100, 60, f.a) +
        rect(740, 870, 100, 60, f.a) +
        line([700, 330], [860, 60], f.a, 18) +
        times(3, (index) => arc(860, 60, 90 + index * 70, -60, 80, f.c, 28)),
    ),
  /** Three doors; light falls from the middle one. */
  doors: (f) => {
    const tones = [f.a, f.c, f.b];
    const leafOf = (index: number): string =>
      rect(60 + index * 310, 150, 260, 560, tones[index] ?? f.a) + circle(278 + index * 310, 450, 18, f.ground);
    return square(
      f,
      floor(710, f.d) +
        leafOf(0) +
        leafOf(2) +
        rect(370, 150, 260, 560, f.ground === tones[1] ? f.a : f.c) +
        poly(
          [
            [370, 710],
            [630, 710],
            [1000, 1700],
            [-20, 1700],
          ],
          f.c,
        ) +
        poly(
          [
            [370, 150],
            [480, 220],
            [480, 790],
            [370, 710],
          ],
          f.b,
        ) +
        circle(555, 500, 46, f.b) +
        poly(
          [
            [555, 540],
            [610, 712],
            [500, 712],
          ],
          f.b,
        ) +
        poly(
          [
            [500, 712],
            [610, 712],
            [700, 1080],
            [560, 1080],
          ],
          f.b,
        ),
      'bottom',
    );
  },
  /** Bunch of keys on a nail. */
  keys: (f) => {
    const key = (turn: number, tone: string, size: number): string =>
      place(
        500,
        300,
        circle(0, 300, 96 * size, tone) +
          circle(0, 275, 40 * size, f.ground) +
          rect(-26, 370, 52, 340, tone) +
          rect(20, 560, 90, 44, tone) +
          rect(20, 640, 70, 44, tone),
        turn,
      );
    return square(
      f,
      key(34, f.b, 1.1) +
        key(-38, f.c, 1) +
        key(-2, f.a, 1.25) +
        ring(500, 340, 200, 30, f.d) +
        circle(500, 135, 64, f.a) +
        circle(500, 135, 26, f.ground),
    );
  },
  /** Bus with one lit window on a dark road. */
  bus: (f) =>
    square(
      f,
      floor(800, f.b) +
        times(14, (index) => rect(-1500 + index * 300, 880, 170, 22, f.c)) +
        path('M-60 300A90 90 0 0 1 30 210H900A120 120 0 0 1 1020 330V760H-60Z', f.a) +
        times(4, (index) => rect(20 + index * 200, 300, 150, 190, index === 2 ? f.c : f.ground)) +
        poly(
          [
            [830, 300],
            [980, 300],
            [1010, 490],
            [830, 490],
          ],
          f.ground,
        ) +
        clip(rect(420, 300, 150, 190, '#000'), circle(495, 400, 44, f.b) + half(495, 520, 74, -90, f.b)) +
        rect(-60, 560, 1080, 40, f.d) +
        circle(200, 780, 110, f.ground) +
        circle(200, 780, 84, f.d) +
        circle(780, 780, 110, f.ground) +
        circle(780, 780, 84, f.d) +
        pie(1010, 650, 700, -8, 14, f.c),
    ),
  /** Curtain gathered away from a grid of small scenes. */
  scenes: (f) => {
    const columns = 3;
    const rows = Math.max(3, Math.round((f.h / f.w) * 3.4));
    const cw = (f.w * 0.72) / columns;
    const ch = f.h / rows;
    const tones = [f.b, f.c, f.ground, f.d];
    return (
      times(columns * rows, (index) => {
        const x = f.w * 0.28 + (index % columns) * cw;
        const y = Math.floor(index / columns) * ch;
        const u = Math.min(cw, ch);
        const back = tones[(index * 3 + Math.floor(index / 3)) % 4] ?? f.b;
        const front = tones[(index * 3 + Math.floor(index / 3) + 1) % 4] ?? f.c;
        const cx = x + cw / 2;
        const cy = y + ch / 2;
        const kinds = [
          circle(cx, cy, u * 0.34, front),
          spark(cx, cy, u * 0.46, front),
          half(cx, cy + u * 0.2, u * 0.4, -90, front),
          quarter(cx - u * 0.35, cy - u * 0.35, u * 0.7, 'bl', front),
          leaf([cx - u * 0.38, cy], [cx + u * 0.38, cy], u * 0.4, front),
          ring(cx, cy, u * 0.26, u * 0.14, front),
          poly(
            [
              [cx, cy - u * 0.36],
              [cx + u * 0.36, cy + u * 0.3],
              [cx - u * 0.36, cy + u * 0.3],
            ],
            front,
          ),
        ];
        return rect(x, y, cw + 1, ch + 1, back) + (kinds[(index * 2 + 1) % kinds.length] ?? '');
      }) +
      times(5, (index) =>
        path(
          `M${f.w * 0.08 * index - 20} 0H${f.w * 0.08 * (index + 1) + (index === 4 ? f.w * 0.12 : 0)}C${f.w * 0.09 * (index + 1) + (index === 4 ? f.w * 0.1 : 0)} ${f.h * 0.4} ${f.w * 0.05 * (index + 1)} ${f.h * 0.5} ${f.w * 0.055 * (index + 1)} ${f.h}H${f.w * 0.055 * index}Z`,
          index % 2 === 0 ? f.a : f.b,
        ),
      )
    );
  },
  /** Three boards of a stage under a spotlight. */
  boards: (f) =>
    square(
      f,
      poly(
        [
          [500, 120],
          [900, 700],
          [100, 700],
        ],
        f.d,
      ) +
        circle(500, 240, 190, f.a) +
        circle(500, 240, 120, f.c) +
        rect(-2000, 690, 5000, 90, f.a) +
        rect(-2000, 810, 5000, 90, f.b) +
        rect(-2000, 930, 5000, 90, f.c) +
        times(9, (index) => circle(-150 + index * 160, 735, 13, f.ground)),
      'bottom',
    ),
};
