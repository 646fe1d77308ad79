import { times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';
import { leaflet } from './leaflet.ts';

/** Wall of small posters, one place left empty. */
export const wall: Composition = (f) => {
  const columns = f.w > f.h * 1.1 ? 5 : 4;
  const gap = f.w * 0.022;
  const w = (f.w - gap * (columns + 1)) / columns;
  const h = w * 1.35;
  const rows = Math.ceil(f.h / (h + gap));
  const free = columns + f.rng.int(1, columns - 2);
  const first = f.rng.int(0, 20);
  return times(columns * rows, (index) =>
    index === free
      ? ''
      : leaflet(
          f,
          gap + (index % columns) * (w + gap),
          gap + Math.floor(index / columns) * (h + gap),
          w,
          h,
          first + index * 3 + Math.floor(index / columns),
        ),
  );
};
