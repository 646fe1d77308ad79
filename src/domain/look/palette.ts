/** The values of src/styles/tokens.css. */
export const PALETTE = {
  paper: '#f7f2e8',
  ink: '#1d1b1a',
  red: '#c93727',
  mustard: '#e3a21a',
  green: '#14624f',
  blue: '#bbd3dc',
} as const;

export type ColourName = keyof typeof PALETTE;

export const COLOURS = ['paper', 'ink', 'red', 'mustard', 'green', 'blue'] as const satisfies readonly ColourName[];

/** `#14624f`; missing: that of the program. */
export type Colours = { readonly [Name in ColourName]?: string | undefined };

/** `usual` is what tokens.css says for the colours of the program. */
const MIXTURES = [
  { name: 'paper-deep', of: 'paper', other: 'ink', share: 0.05, usual: '#efe7d8' },
  { name: 'white', of: 'paper', other: '#ffffff', share: 0.69, usual: '#fffdf8' },
  { name: 'ink-soft', of: 'ink', other: 'paper', share: 0.25, usual: '#57514b' },
  { name: 'line-soft', of: 'paper', other: 'ink', share: 0.16, usual: '#d8cfbf' },
  { name: 'line-on-ink', of: 'ink', other: 'paper', share: 0.2, usual: '#4a4542' },
  { name: 'disabled', of: 'ink', other: 'paper', share: 0.48, usual: '#8a837b' },
  { name: 'red-deep', of: 'red', other: '#000000', share: 0.16, usual: '#a92b1d' },
  { name: 'green-deep', of: 'green', other: '#000000', share: 0.25, usual: '#0d4a3b' },
] as const;

type Part = ColourName | '#ffffff' | '#000000';

type TokenName = ColourName | (typeof MIXTURES)[number]['name'];

export function paletteOf(colours: Colours): Record<ColourName, string> {
  const { paper, ink, red, mustard, green, blue } = colours;
  return {
    paper: paper ?? PALETTE.paper,
    ink: ink ?? PALETTE.ink,
    red: red ?? PALETTE.red,
    mustard: mustard ?? PALETTE.mustard,
    green: green ?? PALETTE.green,
    blue: blue ?? PALETTE.blue,
  };
}

interface Token {
  name: TokenName | 'line';
  usual: string;
  value: string;
}

function valueIn(palette: Readonly<Record<ColourName, string>>, part: Part): string {
  return part === '#ffffff' || part === '#000000' ? part : palette[part];
}

function tokensOf(colours: Colours): Token[] {
  const palette = paletteOf(colours);
  const isUsual = (part: Part) => valueIn(palette, part) === valueIn(PALETTE, part);
  return [
    ...COLOURS.map((name) => ({ name, usual: PALETTE[name], value: palette[name] })),
    { name: 'line', usual: PALETTE.ink, value: palette.ink },
    ...MIXTURES.map(({ name, of, other, share, usual }) => {
      if (isUsual(of) && isUsual(other)) return { name, usual, value: usual };
      return { name, usual, value: mixed(palette[of], valueIn(palette, other), share) };
    }),
  ];
}

function changedTokens(colours: Colours): Token[] {
  return tokensOf(colours).filter(({ usual, value }) => usual !== value);
}

export function variablesOf(colours: Colours): Record<string, string> {
  return Object.fromEntries(tokensOf(colours).map(({ name, value }) => [`--${name}`, value]));
}

/**
 * '' without changes. The style stands before tokens.css, so its selectors are stronger. In print the paper stays
 * white.
 */
export function paletteCss(colours: Colours, where: 'pages' | 'previews'): string {
  const variables = changedTokens(colours).map(({ name, value }) => `--${name}:${value}`);
  if (variables.length === 0) return '';
  if (where === 'previews') return `.site-paper.site-paper{${variables.join(';')}}`;
  return `:root:root{${variables.join(';')}}@media print{:root:root{--paper:#fff;--paper-deep:#fff}}`;
}

/** For styles without variables, such as those of mails. */
export function colourReplacer(colours: Colours): (style: string) => string {
  const values = new Map(changedTokens(colours).map(({ usual, value }) => [usual, value]));
  if (values.size === 0) return (style) => style;
  return (style) => style.replace(/#[\da-f]{6}\b/gi, (colour) => values.get(colour.toLowerCase()) ?? colour);
}

const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'white'],
  ['ink-soft', 'paper-deep'],
  ['ink', 'mustard'],
  ['ink', 'blue'],
  ['paper', 'red'],
  ['paper', 'green'],
] as const satisfies readonly (readonly [text: TokenName, ground: TokenName])[];

export const COLOUR_WORDS = {
  paper: 'Papier',
  ink: 'Atrament',
  red: 'Červená',
  mustard: 'Horčicová',
  green: 'Zelená',
  blue: 'Modrá',
  white: 'Svetlejší papier',
  'paper-deep': 'Tmavší papier',
  'ink-soft': 'Svetlejší atrament',
} as const;

/** For text of the usual size (WCAG 1.4.3). */
export const LEAST_CONTRAST = 4.5;

export interface Pair {
  text: keyof typeof COLOUR_WORDS;
  ground: keyof typeof COLOUR_WORDS;
  field: ColourName;
  /** 1 to 21; NaN while a colour is invalid. */
  ratio: number;
}

export function pairsOf(colours: Colours): Pair[] {
  const values = new Map(tokensOf(colours).map(({ name, value }) => [name, value]));
  return PAIRS.map(([text, ground]) => {
    const [textColour = '', groundColour = ''] = [values.get(text), values.get(ground)];
    const [textBase, groundBase] = [baseOf(text), baseOf(ground)];
    const field = colours[groundBase] === undefined ? textBase : groundBase;
    return { text, ground, field, ratio: contrastOf(textColour, groundColour) };
  });
}

function baseOf(name: (typeof PAIRS)[number][number]): ColourName {
  if (name === 'ink-soft') return 'ink';
  return name === 'white' || name === 'paper-deep' ? 'paper' : name;
}

/** `4,4 : 1`, rounded down, so that too little never looks like enough. */
export function ratioInWords(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}\u00a0:\u00a01`;
}

/** By the formula of WCAG 2, for colours like `#14624f`. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(one).map((channel, at) => channel * (1 - share) + (others[at] ?? 0) * share);
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
