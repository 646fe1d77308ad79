import {
  arc,
  circle,
  clip,
  ellipse,
  half,
  leaf,
  line,
  pie,
  place,
  polar,
  poly,
  rect,
  ring,
  stroke,
  times,
} from '../../shapes.ts';
import { crown, flame, floor, folkStar, spark, tulip } from '../elements.ts';
import { type Repertoire, square } from '../figure.ts';

/** More pictures for concerts, each for a certain kind of music or occasion. */
export const SONG: Repertoire = {
  /** Broken line of music through four discs. */
  line: (f) => {
    const points = [
      [-300, 700],
      [120, 700],
      [240, 330],
      [420, 780],
      [560, 200],
      [720, 620],
      [860, 420],
      [1300, 420],
    ] as const;
    const discs =
      circle(150, 330, 130, f.c) + circle(440, 620, 270, f.b) + circle(720, 240, 170, f.d) + circle(850, 770, 110, f.c);
    const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return square(f, discs + stroke(d, f.a, 46));
  },
  /** Two headlights on a night road. */
  headlights: (f) => {
    const road = poly(
      [
        [420, 480],
        [580, 480],
        [1500, 1300],
        [-500, 1300],
      ],
      f.b,
    );
    const dashes = times(5, (index) => {
      const y = 520 + index * index * 26 + index * 40;
      const w = 8 + index * 12;
      return poly(
        [
          [500 - w, y],
          [500 + w, y],
          [500 + w * 1.35, y + 30 + index * 22],
          [500 - w * 1.35, y + 30 + index * 22],
        ],
        f.c,
      );
    });
    const lamp = (x: number): string =>
      circle(x, 380, 215, f.a) + ring(x, 380, 170, 10, f.ground) + circle(x, 380, 90, f.c);
    return square(f, road + dashes + lamp(250) + lamp(750));
  },
  /** Sun and moon overlapping over stripes; the last stripe is a half. */
  dayNight: (f) => {
    const stripes = times(4, (index) =>
      rect(index === 3 ? 500 : -2000, 700 + index * 84, 5000, 46, index === 3 ? f.c : f.b),
    );
    return square(
      f,
      circle(370, 380, 300, f.a) +
        circle(640, 380, 300, f.b) +
        clip(circle(370, 380, 300, '#000'), circle(640, 380, 300, f.c)) +
        stripes,
    );
  },
  /** Harp from an arc and fine strings, a flower beside it. */
  harp: (f) => {
    const strings = times(13, (index) =>
      line(
        [300 + index * 38, 190 + Math.sin((index / 12) * Math.PI) * 70],
        [300 + index * 38, 860 - index * 40],
        f.b,
        7,
      ),
    );
    const frame =
      stroke('M250 100C420 380 600 60 800 210', f.a, 60, 'round') +
      line([250, 80], [250, 900], f.a, 64, 'round') +
      line([250, 900], [800, 230], f.a, 64, 'round');
    const flower =
      times(8, (index) => place(800, 720, leaf([0, 0], [0, -170], 110, index % 2 === 0 ? f.c : f.d), index * 45)) +
      circle(800, 720, 44, f.ground);
    return square(f, strings + frame + rect(785, 760, 26, 900, f.b) + flower);
  },
  /** Bell of a tuba filling the sheet. */
  tuba: (f) => {
    const r = Math.max(f.w, f.h) * 0.62;
    const cx = f.w * f.rng.pick([0.42, 0.5, 0.6]);
    const cy = f.h * 0.44;
    const steps = [1, 0.86, 0.7, 0.56, 0.4, 0.25, 0.11];
    const tones = [f.a, f.ground, f.a, f.b, f.c, f.ground, f.a];
    const bell = steps.map((share, index) => circle(cx, cy, r * 0.92 * share, tones[index] ?? f.a)).join('');
    const lines = times(5, (index) => rect(0, f.h * 0.76 + index * f.h * 0.044, f.w, f.h * 0.013, f.b));
    const notes = times(4, (index) =>
      circle(
        f.w * (0.14 + index * 0.24),
        f.h * (0.782 + ((index * 2) % 3) * 0.044),
        f.h * 0.033,
        index === 2 ? f.c : f.b,
      ),
    );
    return bell + rect(0, f.h * 0.72, f.w, f.h * 0.28, f.ground) + lines + notes;
  },
  /** Four lines; one of them turns into a trumpet. */
  trumpetLine: (f) => {
    const lines = [
      [260, 16],
      [420, 34],
      [580, 60],
      [760, 22],
    ]
      .map(([y = 0, w = 0], index) => (index === 2 ? '' : line([-2000, y], [3000, y], index === 1 ? f.c : f.b, w)))
      .join('');
    const trumpet =
      stroke('M-2000 580H300A115 115 0 0 0 300 350H180A115 115 0 0 0 180 580H700', f.a, 60) +
      poly(
        [
          [640, 548],
          [960, 380],
          [960, 780],
          [640, 612],
        ],
        f.a,
      ) +
      ellipse(960, 580, 52, 204, f.d);
    const valves = times(
      3,
      (index) => rect(390 + index * 82, 460, 48, 220, f.a) + circle(414 + index * 82, 440, 34, f.c),
    );
    return square(f, lines + trumpet + valves);
  },
  /** Apron with a pocket and a row of discs. */
  apron: (f) => {
    const apron =
      poly(
        [
          [330, 140],
          [670, 140],
          [720, 380],
          [860, 440],
          [930, 1300],
          [70, 1300],
          [140, 440],
          [280, 380],
        ],
        f.a,
      ) +
      stroke('M330 150C330 -120 670 -120 670 150', f.a, 34) +
      line([150, 450], [-300, 520], f.a, 34) +
      line([850, 450], [1300, 520], f.a, 34);
    const pocket = rect(300, 560, 400, 300, f.b) + half(500, 860, 200, 90, f.b);
    const spoons = times(
      3,
      (index) =>
        rect(372 + index * 115, 330, 26, 230, f.c) + ellipse(385 + index * 115, 300, 46, 70, index === 1 ? f.d : f.c),
    );
    return square(f, apron + spoons + pocket + times(5, (index) => circle(340 + index * 80, 620, 22, f.ground)));
  },
  /** Organ pipes as candles. */
  candles: (f) => {
    const count = f.rng.pick([7, 9]);
    const step = 1180 / count;
    return square(
      f,
      circle(500, 430, 420, f.c) +
        times(count, (index) => {
          const high = 300 + Math.abs(Math.sin(index * 1.9)) * 300;
          const x = -90 + index * step + step * 0.2;
          return (
            rect(x, 1000 - high, step * 0.6, 2000, index % 3 === 1 ? f.b : f.a) +
            flame(x + step * 0.3, 985 - high, 170, f.d === f.c ? f.b : f.d, f.ground)
          );
        }),
    );
  },
  /** Three crowns over organ pipes. */
  threeKings: (f) => {
    const pipes = times(11, (index) =>
      rect(
        -50 + index * 102,
        620 - ([0, 60, 120, 60, 0, 60, 120, 60, 0, 60, 120][index % 11] ?? 0),
        70,
        2000,
        index % 2 === 0 ? f.a : f.b,
      ),
    );
    const crowns = [190, 500, 810]
      .map((x, index) => crown(x, [420, 300, 420][index] ?? 400, 230, f.c, f.ground))
      .join('');
    return square(f, pipes + crowns);
  },
  /** Crowns and a bow across the sheet. */
  kingsBow: (f) => {
    const crowns = [
      [240, 380, 300],
      [640, 560, 360],
      [330, 900, 280],
    ]
      .map(([x = 0, y = 0, w = 0], index) => crown(x, y, w, index === 1 ? f.c : f.a, f.ground))
      .join('');
    return square(
      f,
      folkStar(820, 190, 190, f.d, f.c) +
        crowns +
        place(500, 500, rect(-1500, -14, 3000, 28, f.b) + rect(-1500, 34, 3000, 9, f.b), -38),
    );
  },
  /** Stairs with a tulip on the highest step. */
  stairs: (f) => {
    const steps = times(6, (index) =>
      rect(-400 + index * 190, 1010 - index * 105, 3000, 2000, index % 2 === 0 ? f.a : f.b),
    );
    const flower =
      rect(808, 260, 24, 230, f.ground === f.d ? f.b : f.d) +
      tulip(820, 320, 290, f.c, f.d) +
      leaf([820, 480], [700, 330], 60, f.d) +
      leaf([820, 480], [940, 330], 60, f.d);
    return square(f, circle(250, 300, 180, f.c) + steps + flower);
  },
  /** Zigzag way over five bands of land, a disc at its end. */
  way: (f) => {
    const bands = [f.b, f.ground, f.c, f.ground, f.b]
      .map((tone, index) => rect(-2000, index * 200, 5000, 201, tone))
      .join('');
    return square(
      f,
      bands +
        stroke('M-200 1080L700 880L260 660L760 460L400 300L640 190', f.a, 54, 'round') +
        circle(660, 180, 150, f.a) +
        circle(660, 180, 96, f.d) +
        stroke('M640 270C560 210 720 150 660 100C620 80 620 240 690 240', f.a, 18, 'round'),
    );
  },
  /** Three shifted floors of singing discs. */
  floors: (f) => {
    const size = f.w / 5;
    const rows = Math.ceil(f.h / size) + 1;
    const tones = [f.a, f.b, f.c];
    return times(rows, (row) =>
      times(7, (index) => {
        const x = (index - 0.5 + (row % 3) * 0.33) * size;
        const y = (row + 0.5) * size;
        const tone = tones[row % 3] ?? f.a;
        const mouth = f.rng.between(0.14, 0.26) * size;
        return circle(x, y, size * 0.46, tone) + circle(x, y + size * 0.1, mouth, f.ground);
      }),
    );
  },
  /** Neon arcs side by side. */
  neon: (f) => {
    const tones = [f.a, f.c, f.d, f.b];
    const bow = (x: number, y: number, turn: number, first: number): string =>
      times(4, (index) => arc(x, y, 90 + index * 84, turn, turn + 180, tones[(index + first) % 4] ?? f.a, 34, 'round'));
    return square(
      f,
      bow(360, 470, 180, 0) +
        bow(710, 520, 0, 2) +
        times(5, (index) => rect(-400 + index * 400, 930, 300, 34, tones[index % 4] ?? f.a)),
    );
  },
  /** Lips over piano keys. */
  lips: (f) => {
    const mouth =
      half(360, 330, 190, -90, f.a) +
      half(640, 330, 190, -90, f.a) +
      half(500, 330, 330, 90, f.a) +
      ellipse(500, 335, 190, 46, f.ground);
    const keys =
      floor(720, f.c === f.ground ? f.d : f.c) +
      times(
        14,
        (index) =>
          rect(-500 + index * 140, 720, 10, 2000, f.ground) +
          ([2, 6].includes(index % 7) ? '' : rect(-540 + index * 140, 720, 86, 190, f.ground)),
      );
    return square(f, mouth + keys);
  },
  /** Five arches of choirs, notes flying over them like birds. */
  arches: (f) => {
    const tones = [f.a, f.b, f.c, f.a, f.d];
    const arch = (x: number, y: number, r: number, index: number): string =>
      half(x, y, r, -90, tones[index] ?? f.a) +
      rect(x - r, y - 1, r * 2, 2000, tones[index] ?? f.a) +
      half(x, y, r * 0.55, -90, f.ground) +
      rect(x - r * 0.55, y - 1, r * 1.1, 2000, f.ground);
    const notes = [
      [180, 330],
      [330, 190],
      [510, 290],
      [690, 130],
      [850, 260],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          circle(x, y, 44, index % 2 ? f.c : f.a) +
          line([x + 38, y], [x + 38, y - 130], index % 2 ? f.c : f.a, 14) +
          half(x + 74, y - 128, 36, 90, index % 2 ? f.c : f.a),
      )
      .join('');
    return square(f, times(5, (index) => arch(10 + index * 245, 640 + (index % 2) * 90, 118, index)) + notes, 'bottom');
  },
  /** Drum with dancing dots. */
  drum: (f) => {
    const dots = times(14, (index) => {
      const [x, y] = polar(500, 520, 330 + (index % 3) * 90, 190 + index * 12.4);
      return circle(x, y, 24 + (index % 4) * 13, [f.b, f.c, f.d][index % 3] ?? f.b);
    });
    const body =
      rect(200, 560, 600, 330, f.a) +
      ellipse(500, 890, 300, 84, f.a) +
      times(6, (index) =>
        stroke(
          `M${200 + index * 100} ${index % 2 === 0 ? 580 : 900}L${300 + index * 100} ${index % 2 === 0 ? 900 : 580}`,
          f.b,
          16,
        ),
      ) +
      ellipse(500, 560, 300, 84, f.c) +
      ellipse(500, 560, 240, 60, f.ground);
    return square(f, dots + body + line([560, 530], [880, 260], f.b, 26, 'round') + circle(560, 530, 36, f.b));
  },
  /** Octopus star above a keyboard: the star of Christmas concerts. */
  starKeys: (f) => {
    const keys = floor(760, f.b) + times(30, (index) => rect(-1000 + index * 100, 760, 8, 2000, f.ground));
    const short = times(30, (index) =>
      [2, 6].includes(index % 7) ? '' : rect(-930 + index * 100, 760, 60, 160, f.ground),
    );
    return square(
      f,
      folkStar(500, 390, 400, f.a, f.c) +
        times(7, (index) =>
          spark([90, 930, 180, 850, 60, 960, 740][index] ?? 0, [120, 160, 640, 650, 400, 430, 60][index] ?? 0, 46, f.d),
        ) +
        keys +
        short,
    );
  },
  /** Fir made of musical notes' flags: stacked fans under a star. */
  fir: (f) => {
    const tiers = times(4, (index) => {
      const rank = 3 - index;
      return pie(500, 150 + rank * 170, 260 + rank * 66, 40, 140, rank % 2 === 0 ? f.a : f.b);
    });
    const balls = times(9, (index) =>
      circle(
        500 + ((index % 3) - 1) * (70 + Math.floor(index / 3) * 50),
        350 + Math.floor(index / 3) * 178,
        24,
        index % 2 ? f.c : f.d,
      ),
    );
    return square(
      f,
      rect(455, 880, 90, 200, f.d) + tiers + balls + folkStar(500, 150, 130, f.c, f.d) + ring(500, 520, 600, 6, f.c),
    );
  },
};
