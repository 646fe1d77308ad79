import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { weatherOf } from '../scenery/weather.ts';
import { half, line, path, place, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** Smith, printer or weaver at work. */
export const craft: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const kind = options.what ?? 'smith';
  const base = cast.noble(random, kind === 'weaver');
  const s = h * 0.135;
  const y = h * 1.06;
  const worker = {
    ...base,
    top: { kind: 'apron', colour: random.pick([PAPER, tint(MUSTARD, 0.4)]), trim: shade(WOOD, 0.4) },
  };
  const anvil =
    path('M-150 -90H170Q130 -50 60 -44V0H110V40H-90V0H-40V-44Q-120 -50 -150 -90Z', INK) +
    rect(-70, 40, 150, 200, DARK_WOOD) +
    line(
      [
        [-20, -100],
        [120, -104],
      ],
      RED,
      20,
    ) +
    line(
      [
        [70, -102],
        [120, -104],
      ],
      MUSTARD,
      20,
    ) +
    times(7, (i) =>
      poly(
        [
          [90 + i * 4, -130 - i * 24],
          [104 + i * 26, -136 - i * 12],
          [96 + i * 6, -120 - i * 18],
        ],
        MUSTARD,
      ),
    );
  const press =
    rect(-210, -420, 40, 640, DARK_WOOD) +
    rect(190, -420, 40, 640, DARK_WOOD) +
    rect(-230, -440, 480, 50, DARK_WOOD) +
    rect(-14, -390, 46, 190, PALE_WOOD) +
    rect(-120, -210, 260, 34, WOOD) +
    rect(-190, 0, 400, 34, WOOD) +
    rect(-120, -34, 260, 34, PAPER) +
    path('M-30 -20L10 -90L50 -20Z', RED) +
    line(
      [
        [10, -310],
        [230, -330],
      ],
      PALE_WOOD,
      18,
    );
  const loom =
    rect(-240, -380, 30, 600, DARK_WOOD) +
    rect(230, -380, 30, 600, DARK_WOOD) +
    rect(-250, -390, 520, 30, DARK_WOOD) +
    times(24, (i) =>
      line(
        [
          [-200 + i * 18, -360],
          [-200 + i * 18, 0],
        ],
        PAPER,
        3,
      ),
    ) +
    times(8, (i) => rect(-204, -30 - i * 22, 420, 22, [RED, MUSTARD, GREEN, PAPER][i % 4] ?? RED)) +
    rect(-250, 0, 520, 30, DARK_WOOD);
  const tool = kind === 'smith' ? anvil : kind === 'printer' ? press : loom;
  return (
    park(frame, weatherOf(options.set), 0.5) +
    times(2, (i) => tent(w * (0.12 + i * 0.78), h * 0.62, h * 0.085, i ? MUSTARD : GREEN)) +
    poly(
      [
        [w * 0.14, h * 0.1],
        [w * 0.86, h * 0.1],
        [w * 0.95, h * 0.24],
        [w * 0.05, h * 0.24],
      ],
      kind === 'smith' ? RED : kind === 'printer' ? GREEN : MUSTARD,
    ) +
    times(9, (i) => half(w * (0.1 + i * 0.1), h * 0.24, w * 0.05, 180, i % 2 ? PAPER : RED)) +
    rect(w * 0.09, h * 0.24, 16, h * 0.7, DARK_WOOD) +
    rect(w * 0.9, h * 0.24, 16, h * 0.7, DARK_WOOD) +
    person(
      {
        ...worker,
        head: { ...worker.head, look: 0.5, mood: 'calm' },
        lean: 14,
        hands: [
          [-60, -360],
          [190, kind === 'smith' ? -560 : -380],
        ],
        elbows: [-1, 0.6],
        over:
          kind === 'smith'
            ? line(
                [
                  [190, -560],
                  [250, -640],
                ],
                DARK_WOOD,
                16,
              ) + place(rect(-50, -34, 100, 60, INK), 254, -646, 1, 45)
            : '',
      },
      w * 0.36,
      y,
      s,
    ) +
    place(tool, w * 0.62, h * 0.76, h / 900) +
    times(2, (i) =>
      place(
        person(
          { ...cast.child(random), head: { ...cast.child(random).head, look: -0.6, mood: 'open' } },
          0,
          0,
          h * 0.12,
        ),
        w * (0.86 + i * 0.1),
        h * 1.02,
      ),
    )
  );
};
