import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { path, poly } from '../../svg.ts';
import { INK, PAPER, RED } from '../../tints.ts';
import type { Wearer } from './wearer.ts';

/** An old woman weeping for the double bass. */
export function mourner({ random, x, y, s }: Wearer): string {
  return person(
    {
      ...cast.visitor(random, true),
      head: { ...cast.face(random, true, true), hat: 'scarf', hatColour: INK, mood: 'open' },
      top: { kind: 'shirt', colour: '#2B2725', sleeve: 'long' },
      bottom: { kind: 'skirt', colour: INK, trim: '#4a4541' },
      hands: [
        [-30, -500],
        [60, -470],
      ],
      elbows: [-1, 1],
      over: path('M20 -520L90 -500L70 -430L10 -450Z', PAPER),
    },
    x,
    y,
    s,
  );
}

/** A mock priest singing from a book. */
export function priest({ random, x, y, s }: Wearer): string {
  return person(
    {
      ...cast.visitor(random, false),
      head: { ...cast.face(random, false), hat: 'felt', hatColour: INK, mood: 'sing', glasses: true },
      top: { kind: 'robe', colour: '#2B2725', trim: PAPER },
      bottom: { kind: 'trousers', colour: INK },
      hands: [
        [-60, -360],
        [140, -540],
      ],
      over: poly(
        [
          [-110, -400],
          [-50, -386],
          [10, -400],
          [10, -320],
          [-50, -306],
          [-110, -320],
        ],
        RED,
      ),
    },
    x,
    y,
    s,
  );
}
