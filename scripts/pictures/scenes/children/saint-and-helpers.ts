import type { Frame } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { curve, path, poly } from '../svg.ts';
import { BLUE, INK, MUSTARD, mix, PAPER, RED, SKINS, tint } from '../tints.ts';

/** Saint Nicholas. */
export function saint(skin: string): Figure {
  return {
    head: { skin, hair: PAPER, style: 'bob', beard: 'long', hat: 'mitre', hatColour: RED, mood: 'smile' },
    top: { kind: 'robe', colour: RED, trim: PAPER },
    bottom: { kind: 'gown', colour: PAPER, trim: MUSTARD },
    shoes: INK,
  };
}

/** Friendly devil. */
export function imp({ random }: Frame): Figure {
  return {
    head: { skin: mix(RED, random.pick(SKINS), 0.3), hair: INK, style: 'curly', hat: 'horns', mood: 'open', look: 0.2 },
    top: { kind: 'sweater', colour: '#3A322D', trim: '#55483F' },
    bottom: { kind: 'trousers', colour: '#3A322D' },
    shoes: INK,
    behind:
      curve('M40 -280Q170 -240 150 -120', '#3A322D', 18) +
      poly(
        [
          [130, -130],
          [172, -130],
          [150, -80],
        ],
        RED,
      ),
    over: '',
  };
}

/** Angel with paper wings. */
export function angel(frame: Frame): Figure {
  const f = cast.visitor(frame.random, true);
  return {
    ...f,
    head: { ...f.head, style: 'long', hair: MUSTARD, hat: 'halo', glasses: false, mood: 'smile' },
    top: { kind: 'dress', colour: PAPER, trim: MUSTARD, sleeve: 'long' },
    bottom: { kind: 'gown', colour: PAPER, trim: MUSTARD },
    behind:
      path(
        'M-20 -460C-240 -640 -300 -420 -250 -240C-180 -280 -80 -300 -20 -380ZM20 -460C240 -640 300 -420 250 -240C180 -280 80 -300 20 -380Z',
        tint(BLUE, 0.4),
      ) + path('M-40 -430C-180 -540 -230 -420 -210 -320M40 -430C180 -540 230 -420 210 -320', BLUE),
  };
}
