import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { audience } from '../stage/audience.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, line, pill, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED, shade, WOOD } from '../tints.ts';

/** Large hall during a conference. */
export const hallConference: Scene = (frame) => {
  const { w, h, random } = frame;
  const screen =
    rect(w * 0.4, h * 0.1, w * 0.42, h * 0.36, INK) +
    rect(w * 0.406, h * 0.11, w * 0.408, h * 0.34, PAPER) +
    times(5, (i) =>
      rect(
        w * (0.45 + i * 0.066),
        h * 0.41,
        w * 0.042,
        -h * ([0.08, 0.13, 0.11, 0.2, 0.24][i] ?? 0.1),
        [BLUE, GREEN, MUSTARD, GREEN, RED][i] ?? RED,
      ),
    ) +
    rect(w * 0.43, h * 0.41, w * 0.36, 5, INK) +
    line(
      [
        [w * 0.47, h * 0.3],
        [w * 0.54, h * 0.25],
        [w * 0.6, h * 0.27],
        [w * 0.67, h * 0.19],
        [w * 0.74, h * 0.145],
      ],
      INK,
      7,
    ) +
    circle(w * 0.74, h * 0.145, 13, INK);
  const desk =
    poly(
      [
        [w * 0.18, h * 0.31],
        [w * 0.32, h * 0.31],
        [w * 0.305, h * 0.61],
        [w * 0.195, h * 0.61],
      ],
      MUSTARD,
    ) +
    quarter(w * 0.22, h * 0.38, h * 0.09, 1, RED) +
    rect(w * 0.172, h * 0.295, w * 0.156, h * 0.024, DARK_WOOD);
  const f: Figure = { ...cast.visitor(random, true), top: { kind: 'suit', colour: RED, trim: INK } };
  return (
    backdrop(frame, 'curtain', 0, 0, w, h * 0.58) +
    rect(0, h * 0.56, w, h * 0.1, PALE_WOOD) +
    rect(0, h * 0.63, w, h * 0.05, shade(WOOD, 0.45)) +
    rect(0, h * 0.68, w, h * 0.4, shade(frame.mood.side, 0.4)) +
    screen +
    person(
      {
        ...f,
        head: { ...f.head, mood: 'open', look: 0.4, hat: '', glasses: true },
        hands: [
          [-80, -360],
          [200, -520],
        ],
        elbows: [-1, 0.4],
      },
      w * 0.25,
      h * 0.6,
      h * 0.085,
    ) +
    desk +
    line(
      [
        [w * 0.28, h * 0.3],
        [w * 0.272, h * 0.22],
      ],
      INK,
      6,
    ) +
    pill(w * 0.266, h * 0.195, 18, 30, 9, INK) +
    audience(frame, h * 0.78, 3, h * 0.095)
  );
};
