import type { ColourName } from '../palette.ts';
import { hash } from '../random.ts';
import { CHILDREN } from './compositions/children.ts';
import { COMMUNITY, OCCASION } from './compositions/community.ts';
import { CONCERT } from './compositions/concert.ts';
import { COURSE } from './compositions/course.ts';
import { DANCE } from './compositions/dance.ts';
import { EXHIBITION } from './compositions/exhibition.ts';
import { FESTIVAL } from './compositions/festival.ts';
import { FILM } from './compositions/film.ts';
import { LECTURE } from './compositions/lecture.ts';
import { MARKET } from './compositions/market.ts';
import { SONG } from './compositions/song.ts';
import { THEATRE } from './compositions/theatre.ts';
import type { Composition, Repertoire } from './figure.ts';
import type { LayoutName } from './layouts.ts';
import type { Notice } from './notice.ts';

/** Which picture a poster gets, on which ground, with which of the ground's colour assignments. */
export interface Role {
  picture: string;
  ground: ColourName;
  turn: number;
  layout?: LayoutName | undefined;
}

const ALL: Repertoire = {
  ...CONCERT,
  ...SONG,
  ...THEATRE,
  ...EXHIBITION,
  ...CHILDREN,
  ...COURSE,
  ...FESTIVAL,
  ...LECTURE,
  ...MARKET,
  ...FILM,
  ...DANCE,
  ...COMMUNITY,
  ...OCCASION,
};

/** Pictures used for an event that is not in the list below, by kind. */
const BY_KIND: Record<string, Repertoire> = {
  concert: CONCERT,
  theatre: THEATRE,
  exhibition: EXHIBITION,
  children: CHILDREN,
  course: COURSE,
  festival: FESTIVAL,
  lecture: LECTURE,
  market: MARKET,
  film: FILM,
  dance: DANCE,
  community: COMMUNITY,
};

const GROUNDS: readonly ColourName[] = ['red', 'paper', 'green', 'mustard', 'blue', 'ink'];

/** Roles by event id, each `picture ground turn layout`; the layout may be missing. */
const ROLES: Record<number, string> = {
  1: 'gate blue 2',
  2: 'spines red 0',
  3: 'violin mustard 0',
  4: 'circlesSteps paper 4',
  5: 'kite blue 1',
  6: 'storeys ink 0',
  7: 'doorLight green 1 inset',
  8: 'line ink 3',
  9: 'dog mustard 2',
  10: 'bells blue 0',
  11: 'skirt red 0',
  12: 'wreath green 0',
  13: 'mitre blue 1',
  14: 'choir red 0',
  15: 'beam ink 0',
  16: 'threeKings green 0',
  17: 'jug blue 1',
  18: 'splitHouse mustard 1',
  19: 'circus paper 0',
  20: 'couple green 0',
  21: 'crane paper 1',
  22: 'headlights ink 0',
  23: 'bassCandles paper 4 foot',
  24: 'duck blue 1',
  25: 'clothesline mustard 0',
  27: 'wall red 1',
  28: 'dayNight blue 0',
  29: 'eggs red 0 head',
  30: 'grown blue 2',
  31: 'curtain mustard 1',
  32: 'maypole blue 2',
  33: 'harp green 0',
  35: 'carousel red 0',
  36: 'rising paper 1 side',
  37: 'strata blue 0',
  38: 'picnic paper 0',
  39: 'screenBoat green 0',
  40: 'tuba mustard 0',
  41: 'paints ink 0',
  42: 'balcony mustard 2',
  43: 'sunWaves paper 0',
  44: 'parquet ink 0',
  45: 'apron mustard 1',
  46: 'facade ink 0',
  47: 'pen paper 1',
  48: 'blanket green 1',
  49: 'hats blue 0',
  50: 'trumpetLine green 1',
  51: 'bird blue 3',
  52: 'candles ink 1',
  53: 'reels mustard 0',
  54: 'captain green 0',
  55: 'hungViolin mustard 1',
  56: 'diamondWreath green 1',
  57: 'beard red 0',
  58: 'starKeys green 0',
  59: 'cauldrons blue 0',
  60: 'kingsBow ink 1',
  61: 'soles red 3',
  62: 'tunnel blue 0',
  63: 'carnival green 1',
  65: 'thread paper 0',
  66: 'boards ink 1',
  67: 'bookMoon mustard 0',
  68: 'dawn blue 1',
  69: 'radio mustard 1',
  70: 'straddle paper 0',
  71: 'plan green 2',
  73: 'maypole paper 2',
  74: 'washes blue 2',
  75: 'stairs paper 3',
  76: 'way mustard 1',
  77: 'carousel mustard 2',
  78: 'suitcase ink 0',
  79: 'screenTrees ink 0',
  80: 'floors blue 0',
  81: 'doors ink 0',
  82: 'lutePicnic green 0',
  83: 'turntable mustard 0',
  84: 'pegs paper 1',
  85: 'pasted paper 0',
  86: 'halfSun blue 1',
  87: 'guitar mustard 0',
  88: 'eclipse ink 0',
  89: 'path green 0',
  90: 'neon ink 0',
  91: 'longTable mustard 2',
  92: 'things paper 1',
  93: 'mosaic paper 0',
  94: 'vases mustard 1 foot',
  95: 'strings red 0',
  96: 'boots blue 3',
  97: 'puppet red 0',
  98: 'shield paper 0',
  99: 'pumpkins green 1',
  100: 'mountains blue 2',
  101: 'jubilee green 3',
  102: 'microphone blue 1',
  103: 'embrace ink 2',
  104: 'notebook mustard 2',
  105: 'tree mustard 2',
  106: 'gingerbread blue 1 inset',
  107: 'fiddleSun green 1',
  108: 'months blue 0',
  110: 'trio red 3',
  111: 'train blue 1',
  112: 'carollers red 0',
  113: 'camera green 1',
  114: 'gospel ink 1',
  115: 'nativity blue 1',
  116: 'dice paper 1 head',
  117: 'midnight ink 1',
  118: 'organ red 3',
  119: 'spiralSteps mustard 0',
  120: 'embroidery paper 0',
  121: 'grapes green 3',
  122: 'snowman red 0',
  123: 'chandelier ink 0 inset',
  124: 'keys blue 1',
  125: 'bassMasks mustard 2',
  126: 'wirePot paper 3',
  127: 'lips blue 1',
  129: 'letters green 0 inset',
  130: 'drum blue 1',
  131: 'pram paper 0',
  132: 'bus mustard 1 foot',
  133: 'clockFilm red 0',
  134: 'cars blue 1',
  135: 'brass mustard 1 disc',
  136: 'phone paper 1',
  137: 'maypole red 0',
  138: 'kids blue 3',
  139: 'arches paper 0',
  141: 'neonLetter ink 2',
  142: 'book red 0',
  143: 'swing blue 0',
  144: 'upsideDown green 0',
  145: 'saxophone ink 3',
  146: 'apricots ink 1',
  147: 'scenes green 3',
  148: 'halfSun mustard 1 numeral',
  149: 'sunPicnic paper 0 side',
  150: 'plates paper 0 inset',
};

/** The role of an event: hand-picked, or by its kind and id. */
export function roleOf(notice: Notice): Role {
  const [picture, ground, turn, layout] = (ROLES[notice.id] ?? '').split(' ');
  if (picture && ground) {
    return { picture, ground: ground as ColourName, turn: Number(turn), layout: layout as LayoutName | undefined };
  }
  const names = Object.keys(BY_KIND[notice.kind] ?? COMMUNITY);
  const chance = hash(`role ${notice.id}`);
  return {
    picture: names[chance % names.length] ?? 'gate',
    ground: GROUNDS[notice.id % GROUNDS.length] ?? 'paper',
    turn: chance % 7,
  };
}

/** A composition by its name. */
export function compositionOf(name: string): Composition {
  const composition = ALL[name];
  if (!composition) throw new Error(`No composition is called ${name}`);
  return composition;
}
