import { arc, circle, clip, half, leaf, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** One face, half laughing, half crying. */
export const masks: Composition = (f) =>
  square(
    f,
    half(500, 480, 430, 180, f.a) +
      half(500, 480, 430, 0, f.b) +
      clip(rect(-500, 0, 1000, 1000, '#000'), arc(500, 520, 220, 20, 160, f.ground, 64)) +
      clip(rect(500, 0, 1000, 1000, '#000'), arc(500, 840, 220, 200, 340, f.c, 64)) +
      arc(320, 400, 96, 180, 360, f.ground, 44) +
      circle(680, 380, 76, f.c) +
      leaf([680, 480], [680, 640], 76, f.d) +
      stroke('M200 230L430 180', f.ground, 36) +
      stroke('M580 190L800 270', f.c, 36),
  );
