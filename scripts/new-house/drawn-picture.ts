import { type TileColour, tilePattern } from '../../src/components/shapes/tile-pattern.ts';

const [COLUMNS, ROWS] = [6, 4];

/** Of a drawn picture, in pixels. */
export const PICTURE_SIZE = { width: COLUMNS * 200, height: ROWS * 200 };

/** As in src/styles/tokens.css, which a drawing of its own cannot read. */
const COLOURS: Readonly<Record<TileColour, string>> = {
  red: '#c93727',
  mustard: '#e3a21a',
  green: '#14624f',
  blue: '#bbd3dc',
  ink: '#1d1b1a',
  paper: '#f7f2e8',
};

/** The pattern of the site as an SVG; the same seed always draws the same. */
export function drawnPicture(seed: number): string {
  // Each tile reaches under the next ones, so that no seam shines through.
  const tiles = tilePattern({ seed, columns: COLUMNS, rows: ROWS }).map(
    ({ x, y, ground, shape, colour }) =>
      `<g transform="translate(${x} ${y}) scale(1.01)"><path fill="${COLOURS[ground]}" d="M0 0H100V100H0Z"/><path fill="${COLOURS[colour]}" d="${shape}"/></g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * 100} ${ROWS * 100}">${tiles.join('')}</svg>\n`;
}
