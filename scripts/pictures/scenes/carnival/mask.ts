import { circle, half, line, oval, path, place, poly, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';

/** One mask lying on a table. */
export function mask(kind: string, s: number): string {
  if (kind === 'goat')
    return place(
      path(
        'M-60 -90C-160 -190 -190 -330 -110 -420C-130 -300 -70 -220 -20 -150ZM60 -90C160 -190 190 -330 110 -420C130 -300 70 -220 20 -150Z',
        MUSTARD,
      ) +
        path('M-120 -130Q0 -190 120 -130Q110 60 60 170Q0 230 -60 170Q-110 60 -120 -130Z', DARK_WOOD) +
        path('M0 -160Q120 -150 120 -130Q110 60 60 170Q30 205 0 210Z', shade(DARK_WOOD, 0.4)) +
        oval(-56, -50, 30, 20, PAPER) +
        oval(56, -50, 30, 20, PAPER) +
        circle(-52, -48, 12, INK) +
        circle(52, -48, 12, INK) +
        oval(-22, 120, 10, 16, INK) +
        oval(22, 120, 10, 16, INK) +
        path('M-40 170Q0 330 40 170Z', PAPER) +
        path('M-140 -120L-220 -70L-120 -60ZM140 -120L220 -70L120 -60Z', DARK_WOOD) +
        line(
          [
            [-30, 158],
            [30, 158],
          ],
          RED,
          9,
        ),
      0,
      0,
      s,
    );
  if (kind === 'devil')
    return place(
      path('M-70 -140Q-150 -200 -120 -300Q-80 -230 -20 -180ZM70 -140Q150 -200 120 -300Q80 -230 20 -180Z', INK) +
        path('M-130 -80Q-120 -190 0 -190Q120 -190 130 -80Q120 120 0 190Q-120 120 -130 -80Z', RED) +
        path('M0 -190Q120 -190 130 -80Q120 120 0 190Z', shade(RED, 0.3)) +
        path('M-90 -70L-20 -40L-80 -10ZM90 -70L20 -40L80 -10Z', MUSTARD) +
        circle(-60, -40, 10, INK) +
        circle(60, -40, 10, INK) +
        path('M0 -40L26 50H-26Z', shade(RED, 0.5)) +
        path('M-70 80H70Q40 130 0 130Q-40 130 -70 80Z', PAPER) +
        times(5, (i) =>
          poly(
            [
              [-56 + i * 24, 80],
              [-44 + i * 24, 108],
              [-32 + i * 24, 80],
            ],
            INK,
          ),
        ),
      0,
      0,
      s,
    );
  if (kind === 'sun')
    return place(
      times(
        12,
        (i) =>
          `<g transform="rotate(${i * 30})">${poly(
            [
              [-34, -130],
              [0, -230],
              [34, -130],
            ],
            i % 2 ? RED : MUSTARD,
          )}</g>`,
      ) +
        circle(0, 0, 142, MUSTARD) +
        half(0, 0, 142, 90, shade(MUSTARD, 0.18)) +
        path('M-84 -30Q-50 -74 -18 -30Q-50 -10 -84 -30ZM84 -30Q50 -74 18 -30Q50 -10 84 -30Z', INK) +
        path('M-4 -20H10L22 44H-12Z', RED) +
        path('M-50 66Q0 116 50 66Q0 88 -50 66Z', RED) +
        circle(-84, 40, 20, RED, 0.6) +
        circle(84, 40, 20, RED, 0.6),
      0,
      0,
      s,
    );
  return place(
    path(
      'M-220 -60Q-110 -130 0 -70Q110 -130 220 -60Q230 60 110 86Q40 90 0 30Q-40 90 -110 86Q-230 60 -220 -60Z',
      GREEN,
    ) +
      path('M0 -70Q110 -130 220 -60Q230 60 110 86Q40 90 0 30Z', shade(GREEN, 0.3)) +
      path('M-160 -10Q-100 -60 -50 0Q-100 40 -160 -10ZM160 -10Q100 -60 50 0Q100 40 160 -10Z', PAPER) +
      times(7, (i) => circle(-180 + i * 60, -84 - Math.abs(((i * 2) % 4) - 2) * 8, 12, i % 2 ? MUSTARD : RED)) +
      path('M170 -80Q260 -200 190 -330Q140 -200 130 -96ZM120 -96Q150 -240 60 -330Q60 -200 86 -98Z', RED) +
      path('M210 -60Q330 -120 350 -250Q240 -190 180 -80Z', MUSTARD),
    0,
    0,
    s,
  );
}
