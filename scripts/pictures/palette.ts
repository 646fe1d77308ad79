/** The six colours every picture of the house is made of. */
export const PALETTE = {
  paper: '#F7F2E8',
  ink: '#1D1B1A',
  red: '#D13B2A',
  mustard: '#E3A21A',
  green: '#14624F',
  blue: '#BBD3DC',
} as const;

/** Name of a palette colour. */
export type ColourName = keyof typeof PALETTE;

/** Channels of a #rrggbb colour, 0–255. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blend of two #rrggbb colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first);
  const b = channels(second);
  const blended = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${blended.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter tint of a colour, towards paper. */
export function tint(hex: string, share: number): string {
  return mix(hex, PALETTE.paper, share);
}

/** Darker shade of a colour, towards ink. */
export function shade(hex: string, share: number): string {
  return mix(hex, PALETTE.ink, share);
}

/** Relative luminance of a colour as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1–21. */
export function contrast(first: string, second: string): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
