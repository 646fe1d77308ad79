import type { Random } from '../../random.ts';
import { BLUE, DUSK, GREEN, HAIRS, INK, MUSTARD, mix, PAPER, RED, SKINS, shade, tint } from '../tints.ts';
import type { Bottom, Figure, Head, Top } from './figure.ts';

const HER_STYLES = ['bob', 'long', 'bun', 'curly', 'ponytail', 'side'];

const HIS_STYLES = ['crop', 'side', 'bald', 'crop', 'mop', 'side'];

const CLOTH = [
  RED,
  MUSTARD,
  GREEN,
  BLUE,
  PAPER,
  INK,
  tint(RED, 0.45),
  tint(GREEN, 0.4),
  shade(MUSTARD, 0.25),
  DUSK,
  shade(RED, 0.4),
  mix(BLUE, GREEN, 0.5),
];

/** A random face; her picks the hair. */
export function face(random: Random, her = random.chance(0.5), old = random.chance(0.3)): Head {
  const hair = old ? random.pick(HAIRS.slice(6)) : random.pick(HAIRS.slice(0, 6));
  const beard = !her && random.chance(0.4) ? random.pick(['full', 'moustache', 'full']) : '';
  return {
    skin: random.pick(SKINS),
    hair,
    style: random.pick(her ? HER_STYLES : HIS_STYLES),
    beard,
    glasses: random.chance(0.2),
    mood: random.pick(['smile', 'smile', 'calm', 'open']),
    look: random.between(-0.6, 0.6),
  };
}

/** A visitor in everyday clothes. */
export function visitor(random: Random, her = random.chance(0.55)): Figure {
  const colour = random.pick(CLOTH);
  const trim = random.pick(CLOTH.filter((c) => c !== colour));
  const top: Top = {
    kind: random.pick(['shirt', 'stripes', 'sweater', 'tee', 'shirt', 'tee']),
    colour,
    trim,
    sleeve: random.pick(['long', 'long', 'short']),
  };
  const bottom: Bottom =
    her && random.chance(0.5)
      ? { kind: 'skirt', colour: random.pick(CLOTH), trim: random.chance(0.4) ? trim : undefined }
      : {
          kind: 'trousers',
          colour: random.pick([INK, DUSK, shade(GREEN, 0.4), shade(MUSTARD, 0.5), shade(BLUE, 0.5)]),
        };
  return { head: face(random, her), top, bottom, slim: her, shoes: random.pick([INK, shade(RED, 0.4), INK]) };
}

/** Somebody in an apron who sells or cooks. */
export function vendor(random: Random, her?: boolean): Figure {
  return {
    ...visitor(random, her),
    top: { kind: 'apron', colour: random.pick([PAPER, BLUE, MUSTARD]), trim: random.pick([RED, GREEN]) },
  };
}

/** A child. */
export function child(random: Random, her = random.chance(0.5)): Figure {
  const colour = random.pick([RED, MUSTARD, GREEN, BLUE, PAPER, tint(RED, 0.4)]);
  const head: Head = {
    ...face(random, her, false),
    beard: '',
    glasses: random.chance(0.12),
    style: random.pick(her ? ['braids', 'bob', 'ponytail', 'long', 'curly'] : ['mop', 'crop', 'side', 'curly']),
  };
  return {
    head: { ...head, mood: random.pick(['smile', 'open', 'smile', 'open', 'calm']) },
    top: {
      kind: random.pick(['stripes', 'tee', 'sweater', 'tee']),
      colour,
      trim: random.pick([PAPER, INK, MUSTARD, RED].filter((c) => c !== colour)),
      sleeve: random.pick(['long', 'short']),
    },
    bottom:
      her && random.chance(0.5)
        ? { kind: 'skirt', colour: random.pick([RED, GREEN, MUSTARD]) }
        : { kind: 'trousers', colour: random.pick([INK, DUSK, GREEN]) },
    slim: true,
    child: true,
    shoes: random.pick([RED, INK, PAPER]),
  };
}

/** A person in folk costume. */
export function folk(random: Random, her = random.chance(0.5)): Figure {
  const head = face(random, her, false);
  if (her) {
    return {
      head: {
        ...head,
        style: random.pick(['braids', 'bun', 'braids']),
        hat: random.pick(['garland', 'parta', 'scarf', 'garland']),
        hatColour: RED,
        glasses: false,
      },
      top: { kind: 'folk', colour: random.pick([RED, GREEN, INK, shade(RED, 0.3)]), trim: MUSTARD, sleeve: 'puff' },
      bottom: {
        kind: 'skirt',
        colour: random.pick([RED, GREEN, shade(BLUE, 0.4), INK, MUSTARD]),
        trim: random.pick([MUSTARD, PAPER]),
      },
      slim: true,
      shoes: INK,
    };
  }
  return {
    head: {
      ...head,
      style: random.pick(['crop', 'side', 'mop']),
      hat: random.chance(0.75) ? 'folk' : '',
      glasses: false,
    },
    top: {
      kind: 'vest',
      colour: random.pick([INK, GREEN, shade(RED, 0.3), shade(BLUE, 0.55)]),
      trim: random.pick([RED, MUSTARD]),
      sleeve: 'long',
    },
    bottom: { kind: 'boots', colour: random.pick([INK, PAPER, shade(BLUE, 0.6)]) },
    shoes: INK,
  };
}

/** A guest of a ball. */
export function guest(random: Random, her = random.chance(0.5)): Figure {
  const head = face(random, her);
  if (her) {
    const colour = random.pick([RED, GREEN, MUSTARD, BLUE, shade(RED, 0.4), INK, PAPER]);
    return {
      head: { ...head, glasses: false, style: random.pick(['bun', 'long', 'bob', 'bun']) },
      top: { kind: 'dress', colour, trim: shade(colour, 0.25), sleeve: random.pick(['none', 'short', 'none']) },
      bottom: { kind: 'gown', colour, trim: random.chance(0.4) ? tint(colour, 0.5) : undefined },
      slim: true,
      shoes: INK,
    };
  }
  return {
    head,
    top: {
      kind: 'suit',
      colour: random.pick([INK, DUSK, INK, shade(GREEN, 0.5)]),
      trim: random.pick([RED, INK, MUSTARD, GREEN]),
    },
    bottom: { kind: 'trousers', colour: INK },
    shoes: INK,
  };
}

/** A person in renaissance costume. */
export function noble(random: Random, her = random.chance(0.5)): Figure {
  const head = { ...face(random, her), glasses: false };
  if (her) {
    const colour = random.pick([GREEN, RED, MUSTARD, shade(BLUE, 0.35)]);
    return {
      head: {
        ...head,
        style: 'long',
        hat: random.pick(['veil', 'beret', 'veil', '']),
        hatColour: random.pick([RED, MUSTARD, GREEN]),
      },
      top: { kind: 'dress', colour, trim: MUSTARD, sleeve: 'puff', sleeveColour: tint(colour, 0.5) },
      bottom: { kind: 'gown', colour, trim: MUSTARD },
      slim: true,
    };
  }
  const colour = random.pick([RED, GREEN, shade(BLUE, 0.35), shade(MUSTARD, 0.2)]);
  return {
    head: {
      ...head,
      style: random.pick(['bob', 'mop', 'crop']),
      hat: random.pick(['beret', 'beret', 'jester', '']),
      hatColour: random.pick([RED, GREEN, INK]),
    },
    top: {
      kind: 'tunic',
      colour,
      trim: random.pick([MUSTARD, PAPER]),
      sleeve: 'long',
      sleeveColour: random.pick([PAPER, tint(colour, 0.4)]),
    },
    bottom: { kind: 'trousers', colour: random.pick([INK, MUSTARD, PAPER, shade(GREEN, 0.4)]) },
    shoes: shade(MUSTARD, 0.6),
  };
}

/** A singer of a choir in its uniform. */
export function chorister(random: Random, colour: string, trim: string, young = false): Figure {
  const base = young ? child(random) : visitor(random);
  const her = base.slim ?? false;
  return {
    ...base,
    head: { ...base.head, mood: 'sing', hat: '', look: random.between(-0.35, 0.35) },
    top: { kind: young ? 'tee' : her ? 'robe' : 'suit', colour, trim },
    bottom: { kind: 'trousers', colour: shade(colour, 0.3) },
  };
}
