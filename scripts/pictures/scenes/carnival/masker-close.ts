import type { Scene } from '../frame.ts';
import { flakes } from '../scenery/flakes.ts';
import { circle, rect } from '../svg.ts';
import { GREEN, MUSTARD, PAPER, RED } from '../tints.ts';
import { masker } from './masker.ts';

/** One masker close. */
export const maskerClose: Scene = (frame) => {
  const { w, h, options, mood } = frame;
  const tall = h > w;
  const kind = options.what ?? 'bear';
  const s = tall ? h * 0.118 : h * 0.155;
  return (
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.5, h * 0.45, Math.min(w, h) * 0.46, mood.motif) +
    rect(0, h * 0.86, w, h * 0.14, mood.floor) +
    masker(frame, kind, w * 0.5, h * (tall ? 0.97 : 1.17), s) +
    flakes(frame, 34, options.set === 'snow' ? [PAPER] : [RED, MUSTARD, PAPER, GREEN], 10)
  );
};
