import type { Random } from '../random.ts';
import type { Figure } from './figure.ts';
import { person } from './figure.ts';
import * as tools from './instruments.ts';
import { line, place, rect } from './svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PAPER, RED } from './tints.ts';

/** A musician drawn with the instrument at (x, y), s pixels per head. */
export function musician(
  kind: string,
  base: Figure,
  x: number,
  y: number,
  s: number,
  random: Random,
  flip = false,
): string {
  const sway = random.between(-8, 14);
  const look = base.head.look ?? 0;
  const at = (f: Partial<Figure>, head: Partial<Figure['head']> = {}): Figure => ({
    ...base,
    ...f,
    head: { ...base.head, ...head },
  });
  const draw = (f: Figure): string => person(f, x, y, s, flip);
  const ground = (part: string, dx = 0): string => place(part, x + (flip ? -dx : dx) * (s / 100), y, s / 100, 0, flip);
  switch (kind) {
    case 'violin':
      return draw(
        at(
          {
            tilt: 14,
            lean: sway,
            prop: place(tools.violin(), 22 + sway, -514, 1, 14),
            over: place(tools.bow(), -58 + sway, -392 + sway, 1, -34),
            hands: [
              [-46 + sway, -398 + sway],
              [204 + sway, -462],
            ],
            elbows: [-1, -0.9],
          },
          { look: 0.5, mood: random.pick(['closed', 'calm']) },
        ),
      );
    case 'viola':
      return draw(
        at(
          {
            tilt: 12,
            prop: place(tools.violin(DARK_WOOD), 20, -512, 1.15, 18),
            over: place(tools.bow(), -54, -400, 1.05, -30),
            hands: [
              [-44, -404],
              [220, -436],
            ],
            elbows: [-1, -0.9],
          },
          { look: 0.45, mood: 'closed' },
        ),
      );
    case 'bass':
      return draw(
        at(
          {
            lean: 22,
            tilt: 8,
            prop: place(tools.bass(), 74, 10, 1.06, 5),
            over: '',
            hands: [
              [34, -250],
              [92, -520],
            ],
            elbows: [1, -1],
          },
          { look: 0.4 },
        ),
      );
    case 'bass bow':
      return draw(
        at(
          {
            lean: 22,
            tilt: 8,
            prop: place(tools.bass(), 74, 10, 1.06, 5),
            over: place(tools.bow(220), -70, -218, 1, -6),
            hands: [
              [-56, -222],
              [92, -520],
            ],
            elbows: [1, -1],
          },
          { look: 0.4 },
        ),
      );
    case 'cello':
      return (
        ground(
          rect(-60, -150, 120, 14, INK) +
            line(
              [
                [-50, -140],
                [-60, 0],
              ],
              INK,
              9,
            ) +
            line(
              [
                [50, -140],
                [60, 0],
              ],
              INK,
              9,
            ),
        ) +
        draw(
          at(
            {
              seat: 140,
              knees: [
                [-112, -160],
                [112, -160],
              ],
              feet: [
                [-110, -14],
                [110, -14],
              ],
              prop: place(tools.bass(), 10, 0, 0.72, 3),
              over: place(tools.bow(190), -120, -150, 1, -4),
              hands: [
                [-108, -152],
                [34, -330],
              ],
              elbows: [-1, 1],
            },
            { look: 0.2, mood: 'closed' },
          ),
        )
      );
    case 'accordion': {
      const open = 100 + random.between(0, 110);
      return draw(
        at(
          {
            tilt: -6,
            prop: place(tools.accordion(open, random.pick([RED, GREEN, RED])), 0, -398, 0.96, -4),
            hands: [
              [-open / 2 - 52, -392],
              [open / 2 + 52, -398],
            ],
            elbows: [-1, 1],
          },
          { look: -0.3 },
        ),
      );
    }
    case 'heligonka': {
      const open = 100 + random.between(0, 110);
      return draw(
        at(
          {
            tilt: 5,
            prop: place(tools.heligonka(open), 0, -396, 0.95, 5),
            hands: [
              [-open / 2 - 30, -400],
              [open / 2 + 36, -384],
            ],
            elbows: [-1, 1],
          },
          { look: 0.3 },
        ),
      );
    }
    case 'cimbalom':
      return (
        draw(
          at(
            {
              seat: 90,
              hands: [
                [-62, -290],
                [74, -276],
              ],
              elbows: [-1, 1],
            },
            { look: random.pick([-0.2, 0.25]), mood: 'calm' },
          ),
        ) +
        ground(tools.cimbalom()) +
        ground(
          line(
            [
              [-58, -300],
              [-22, -258],
            ],
            DARK_WOOD,
            6,
          ) +
            line(
              [
                [70, -286],
                [38, -252],
              ],
              DARK_WOOD,
              6,
            ) +
            line(
              [
                [-22, -258],
                [-14, -250],
              ],
              PAPER,
              11,
            ) +
            line(
              [
                [38, -252],
                [32, -246],
              ],
              PAPER,
              11,
            ),
        )
      );
    case 'sax':
      return draw(
        at(
          {
            lean: -10,
            tilt: -6,
            prop: place(tools.saxophone(), -4, -538, 1.02, 10),
            hands: [
              [2, -372],
              [26, -456],
            ],
            elbows: [-1, 1],
          },
          { look: -0.15, mood: 'closed', beard: '' },
        ),
      );
    case 'trumpet':
      return draw(
        at(
          {
            tilt: -4,
            over: place(tools.trumpet(), 22, -548, 1, -6),
            hands: [
              [96, -524],
              [130, -530],
            ],
            elbows: [-0.9, 0.9],
          },
          { look: 0.75, mood: 'closed' },
        ),
      );
    case 'clarinet':
      return draw(
        at(
          {
            over: place(tools.clarinet(), 6, -534, 1, -16),
            hands: [
              [36, -440],
              [54, -390],
            ],
            elbows: [-1, 1],
          },
          { look: 0.1, mood: 'closed' },
        ),
      );
    case 'recorder':
      return draw(
        at(
          {
            over: place(tools.clarinet(MUSTARD), 4, -534, 0.85, -14),
            hands: [
              [32, -450],
              [46, -410],
            ],
            elbows: [-1, 1],
          },
          { look: 0.1, mood: 'closed' },
        ),
      );
    case 'fujara':
      return draw(
        at(
          {
            prop: place(tools.fujara(), 12, 0, 1, 3),
            hands: [
              [4, -360],
              [8, -300],
            ],
            elbows: [-1, 1],
          },
          { mood: 'closed', look: 0.2 },
        ),
      );
    case 'guitar':
      return draw(
        at(
          {
            tilt: -5,
            prop: place(tools.guitar(), -6, -356, 0.95, -14),
            hands: [
              [12, -350],
              [184, -410],
            ],
            elbows: [-1, 1],
          },
          { look: 0.3 },
        ),
      );
    case 'bass guitar':
      return draw(
        at(
          {
            tilt: 5,
            prop: place(tools.guitar(RED), -14, -340, 1.05, -20),
            hands: [
              [8, -340],
              [196, -430],
            ],
            elbows: [-1, 1],
          },
          { look: 0.4 },
        ),
      );
    case 'lute':
      return draw(
        at(
          {
            tilt: 8,
            prop: place(tools.lute(), 4, -370, 1, -12),
            hands: [
              [6, -368],
              [176, -404],
            ],
            elbows: [-1, 1],
          },
          { look: 0.45 },
        ),
      );
    case 'bagpipes':
      return draw(
        at(
          {
            prop: place(tools.bagpipes(), 60, -400, 1, 0),
            hands: [
              [-28, -330],
              [-12, -290],
            ],
            elbows: [-1, 0.9],
          },
          { mood: 'closed', look: -0.3 },
        ),
      );
    case 'drums':
      return (
        draw(
          at(
            {
              seat: 60,
              hands: [
                [-128, -372 - sway * 3],
                [116, -350 + sway * 3],
              ],
              elbows: [-1, 1],
            },
            { look: 0.2, mood: 'open' },
          ),
        ) +
        ground(
          line(
            [
              [-140, -380 - sway * 3],
              [-70, -310],
            ],
            MUSTARD,
            7,
          ) +
            line(
              [
                [126, -356 + sway * 3],
                [60, -308],
              ],
              MUSTARD,
              7,
            ),
        ) +
        ground(tools.drums(random.pick([RED, GREEN, MUSTARD])))
      );
    case 'hand drum':
      return draw(
        at(
          {
            prop: place(tools.drumHead(78), 20, -372),
            hands: [
              [-40, -400],
              [96, -350],
            ],
            elbows: [-1, 1],
          },
          { mood: 'open' },
        ),
      );
    case 'piano':
      return (
        ground(tools.piano(), 260) +
        ground(
          rect(-66, -166, 110, 20, INK) +
            line(
              [
                [-50, -150],
                [-50, 0],
              ],
              INK,
              9,
            ) +
            line(
              [
                [30, -150],
                [30, 0],
              ],
              INK,
              9,
            ),
        ) +
        draw(
          at(
            {
              seat: 130,
              slim: true,
              lean: 12,
              knees: [
                [70, -176],
                [84, -172],
              ],
              feet: [
                [78, -14],
                [104, -14],
              ],
              hands: [
                [64, -284],
                [76, -286],
              ],
              elbows: [-0.6, -0.6],
            },
            { look: 0.9 },
          ),
        ) +
        ground(rect(22, -276, 60, 10, PAPER))
      );
    case 'singer':
      return draw(
        at(
          {
            tilt: -6,
            hands: [
              [-10, -500],
              [150, -440 + sway * 4],
            ],
            elbows: [-1, 1],
            over: place(rect(-9, -26, 18, 60, INK) + rect(-14, -50, 28, 30, MUSTARD), -2, -512, 0.9, 12),
          },
          { mood: 'sing', look: -0.1 },
        ),
      );
    case 'singer stand':
      return draw(
        at(
          {
            tilt: 5,
            hands: [
              [-14, -430],
              [130, -400 + sway * 5],
            ],
            elbows: [-1, 1],
            over: place(tools.microphone(505), 4, 0),
          },
          { mood: 'sing', look: 0 },
        ),
      );
    case 'dancer':
      return draw(
        at({
          lean: sway,
          tilt: -sway * 0.5,
          hands: [
            [-190, -540 + sway * 6],
            [180, -470 - sway * 6],
          ],
          elbows: [-0.4, 0.4],
          feet: [
            [-80, -14],
            [random.between(40, 120), -30],
          ],
        }),
      );
    default:
      return draw(at({}, { look }));
  }
}
