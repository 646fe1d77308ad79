import { COMPOSITIONS } from '../posters/registry.ts';
import { schemeOn } from '../posters/schemes.ts';
import { createRandom } from '../random.ts';
import { clip, place, rect } from '../shapes.ts';

/** Programme of the month: a wall of pictures, one for every kind of evening. */
export function programme(): string {
  const cast = [
    ['eye', 'red', 0],
    ['duck', 'blue', 1],
    ['staff', 'ink', 1],
    ['skirt', 'mustard', 0],
    ['facade', 'green', 1],
    ['iris', 'mustard', 0],
    ['masks', 'green', 0],
    ['sunWaves', 'paper', 0],
    ['bear', 'red', 1],
    ['record', 'blue', 1],
    ['months', 'blue', 0],
    ['violin', 'paper', 0],
    ['reels', 'red', 0],
    ['awning', 'mustard', 1],
    ['boat', 'ink', 0],
    ['jug', 'ink', 2],
    ['ferris', 'blue', 0],
    ['bubbles', 'green', 0],
    ['picnic', 'paper', 0],
    ['candles', 'red', 3],
  ] as const;
  return cast
    .map(([name, ground, turn], index) => {
      const scheme = schemeOn(ground, turn);
      const drawing = COMPOSITIONS[name]({ ...scheme, w: 320, h: 350, rng: createRandom(`banner ${name}`) });
      return place(
        (index % 5) * 320,
        Math.floor(index / 5) * 350,
        clip(rect(0, 0, 321, 351, '#000'), rect(0, 0, 321, 351, scheme.ground) + drawing),
      );
    })
    .join('');
}
