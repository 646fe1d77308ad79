import type { Frame, Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { walker } from '../people/walker.ts';
import { AWNINGS } from '../scenery/awnings.ts';
import { bulbs, flagLines } from '../scenery/garlands.ts';
import { counter, stall } from '../scenery/stall.ts';
import { box, clip, times } from '../svg.ts';
import { PAPER, RED } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

const GOODS = ['pots', 'bread', 'jars', 'herbs', 'hearts', 'fruit', 'books', 'cups'];

/** Market street with stalls and visitors. */
export const stalls: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 3;
  const goods = options.cast ?? random.shuffle(GOODS);
  const s = Math.min(h * 0.145, (w * 0.96) / (count * 3.9));
  const market = times(count, (i) => {
    const x = (w / count) * (i + 0.5);
    const y = h * 0.72;
    const good = goods[i % goods.length] ?? 'fruit';
    const sign =
      {
        pots: 'HRNCE',
        bread: 'CHLIEB',
        jars: 'MED',
        herbs: 'BYLINKY',
        hearts: 'PERNÍKY',
        fruit: 'OVOCIE',
        books: 'KNIHY',
        cups: 'MUŠT',
      }[good] ?? '';
    const keeper = options.what === 'noble' ? cast.noble(random) : cast.vendor(random);
    return (
      stall(x, y, s, AWNINGS[(i + random.int(0, 1)) % 4] ?? RED, good, random, sign) +
      person(
        {
          ...keeper,
          hands: [
            [-90, -240],
            [100, -250],
          ],
        },
        x,
        y + s * 0.4,
        s * 0.68,
      ) +
      counter(x, y, s) +
      goodsInFront(frame, x, y, s, good)
    );
  });
  const flags = dark(frame)
    ? bulbs([0, h * 0.12], [w * 0.52, h * 0.1], 11, h * 0.011) +
      bulbs([w * 0.48, h * 0.1], [w, h * 0.13], 11, h * 0.011)
    : flagLines(frame, [0.1, 0.06, 0.12], 11);
  const people = Array.from(
    { length: 5 },
    (_, i) => [w * (0.07 + i * 0.21) + random.between(-50, 50), h * random.between(0.84, 1.02)] as const,
  )
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => walker(frame, x, y, h * 0.05 + (y - h * 0.84) * 0.16))
    .join('');
  return grounds(frame, 0.56) + flags + market + people;
};

/** Goods drawn again over the keeper's counter. */
function goodsInFront(frame: Frame, x: number, y: number, s: number, goods: string): string {
  const { random } = frame;
  return clip(
    box(x - s * 1.65, y - s * 2.15, s * 3.3, s * 0.72),
    clip(
      box(x - s * 1.65, y - s * 2.15, s * 1.1, s * 0.72) + box(x + s * 0.55, y - s * 2.15, s * 1.1, s * 0.72),
      stall(x, y, s, PAPER, goods, random),
    ),
  );
}
