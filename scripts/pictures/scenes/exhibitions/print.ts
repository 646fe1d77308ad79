import type { Frame } from '../frame.ts';
import { backdrop } from '../stage/backdrop.ts';
import { rect, text } from '../svg.ts';
import { DARK_WOOD, INK, MOODS, type MoodName, MUSTARD, PAPER } from '../tints.ts';

const SETS = ['sun', 'rays', 'quarters', 'moon', 'arcs', 'stripes', 'stars', 'houses', 'folk', 'skyline'];

const WORDS = [
  'ČAJ O PIATEJ',
  'PLES',
  'KINO',
  'ŠACH',
  'ESTRÁDA',
  'JAR',
  'KURZ ŠITIA',
  'TANEC',
  'DETI',
  'HUDBA',
  'VÝSTAVA',
  'ZÁHRADA',
];

/** A framed print or poster. */
export function print(
  frame: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  mood: MoodName,
  poster = false,
): string {
  const { random } = frame;
  const art = backdrop({ ...frame, mood: MOODS[mood] }, random.pick(SETS), x, y, w, poster ? h * 0.76 : h);
  const words = random.pick(WORDS);
  const label = poster
    ? rect(x, y + h * 0.76, w, h * 0.24, MOODS[mood].motif) +
      text(
        x + w * 0.07,
        y + h * 0.925,
        words,
        Math.min(h * 0.13, (w * 1.45) / words.length),
        MOODS[mood].motif === MUSTARD || MOODS[mood].motif === PAPER ? INK : PAPER,
      )
    : '';
  const edge = Math.max(5, w * 0.035);
  return (
    rect(x + edge, y + edge * 2, w + edge, h + edge, INK, 0.18) +
    rect(x - edge, y - edge, w + edge * 2, h + edge * 2, poster ? PAPER : DARK_WOOD) +
    art +
    label
  );
}
