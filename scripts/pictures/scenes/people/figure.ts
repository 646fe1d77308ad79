import type { Point } from '../svg.ts';

/** How a head looks; drawn around (0, 0), about 110 wide and 130 high. */
export interface Head {
  skin: string;
  hair: string;
  /** crop side bob long bun curly bald braids mop ponytail */
  style: string;
  /** Something worn on the head. */
  hat?: string | undefined;
  hatColour?: string | undefined;
  beard?: string | undefined;
  glasses?: boolean | undefined;
  /** smile open closed sing calm */
  mood?: string | undefined;
  /** Where the face turns: -1 left profile, 0 straight, 1 right profile. */
  look?: number | undefined;
  /** Small heads get no features. */
  plain?: boolean | undefined;
}

/** Clothes on the upper body: shirt suit vest tee stripes sweater dress folk robe coat tunic. */
export interface Top {
  kind: string;
  colour: string;
  trim?: string | undefined;
  /** long short puff none */
  sleeve?: string | undefined;
  sleeveColour?: string | undefined;
}

/** Clothes below: trousers, skirt, gown, shorts, boots. */
export interface Bottom {
  kind: string;
  colour: string;
  trim?: string | undefined;
}

/** A person in body units: 100 is the height of a head, the ground is y = 0, up is negative. */
export interface Figure {
  head: Head;
  top: Top;
  bottom: Bottom;
  shoes?: string | undefined;
  slim?: boolean | undefined;
  child?: boolean | undefined;
  back?: boolean | undefined;
  /** Shift of the shoulders to the side. */
  lean?: number | undefined;
  /** Head turned in degrees. */
  tilt?: number | undefined;
  /** How far the hips sink when sitting. */
  seat?: number | undefined;
  hands?: readonly [Point, Point] | undefined;
  elbows?: readonly [number, number] | undefined;
  feet?: readonly [Point, Point] | undefined;
  knees?: readonly [Point, Point] | undefined;
  /** Shift of the hem of a swinging skirt. */
  swirl?: number | undefined;
  /** Drawn behind the body, between body and arms, and over the hands. */
  behind?: string | undefined;
  prop?: string | undefined;
  over?: string | undefined;
}
