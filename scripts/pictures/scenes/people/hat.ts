import { circle, oval, path, pill, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';
import type { Head } from './figure.ts';

/** Hats, caps, garlands, horns. */
export function hat(head: Head, back: boolean): string {
  const colour = head.hatColour ?? INK;
  const dark = shade(colour, 0.28);
  switch (head.hat) {
    case 'folk':
      return (
        path('M-46 -48L-38 -112Q0 -122 38 -112L46 -48Z', INK) +
        rect(-46, -66, 92, 18, RED) +
        times(5, (i) => circle(-36 + i * 18, -57, 5, MUSTARD)) +
        oval(0, -46, 84, 13, INK) +
        path('M36 -60Q86 -120 58 -170Q30 -120 36 -60Z', GREEN)
      );
    case 'felt':
      return (
        path('M-48 -44L-40 -100Q0 -116 40 -100L48 -44Z', colour) +
        rect(-47, -62, 94, 16, dark) +
        oval(0, -44, 80, 12, colour)
      );
    case 'cap':
      return (
        path('M-58 -26Q-58 -92 0 -92Q58 -92 58 -26Z', colour) +
        path('M-40 -30Q0 -52 40 -30L54 -16Q0 -36 -54 -16Z', dark)
      );
    case 'beanie':
      return (
        path('M-58 -20Q-60 -98 0 -98Q60 -98 58 -20Z', colour) +
        rect(-60, -40, 120, 24, dark) +
        circle(0, -104, 18, tint(colour, 0.5))
      );
    case 'scarf':
      return (
        path('M-66 40Q-76 -92 0 -92Q76 -92 66 40L48 30Q58 -50 0 -54Q-58 -50 -48 30Z', colour) +
        (back
          ? path('M-64 -20Q-70 -92 0 -92Q70 -92 64 -20L34 96L0 120L-34 96Z', colour) +
            times(3, (i) => circle(-30 + i * 30, -30 + (i % 2) * 34, 9, tint(colour, 0.6)))
          : path('M-20 66L0 60L20 66L36 108L0 92L-36 108Z', colour) +
            times(3, (i) => circle(-34 + i * 34, -74 + (i % 2 ? -6 : 4), 7, tint(colour, 0.65))))
      );
    case 'garland':
      return (
        path('M-60 -30Q-60 -60 0 -64Q60 -60 60 -30Q0 -54 -60 -30Z', GREEN) +
        times(7, (i) =>
          circle(
            -54 + i * 18,
            -44 - Math.sin((i / 6) * Math.PI) * 22,
            i % 2 ? 13 : 16,
            [RED, PAPER, MUSTARD][i % 3] ?? RED,
          ),
        ) +
        (back ? rect(-30, 0, 14, 190, RED) + rect(-8, 0, 14, 200, MUSTARD) + rect(14, 0, 14, 186, BLUE) : '')
      );
    case 'parta':
      return (
        path('M-56 -34L-64 -118Q0 -146 64 -118L56 -34Q0 -58 -56 -34Z', RED) +
        times(5, (i) => circle(-48 + i * 24, -110 - Math.sin((i / 4) * Math.PI) * 14, 12, i % 2 ? PAPER : MUSTARD)) +
        times(4, (i) => circle(-36 + i * 24, -70, 9, i % 2 ? GREEN : MUSTARD))
      );
    case 'beret':
      return (
        place(oval(0, 0, 76, 27, colour) + path('M30 -8Q120 -90 130 -20Q96 -30 44 8Z', PAPER), 6, -64, 1, -10) +
        rect(-52, -58, 104, 14, dark)
      );
    case 'santa':
      return (
        path('M-58 -40Q-44 -110 30 -150Q96 -120 92 -60Q70 -100 58 -40Z', RED) +
        pill(-66, -58, 132, 32, 16, PAPER) +
        circle(92, -54, 20, PAPER)
      );
    case 'mitre':
      return (
        path('M-58 -36V-130Q-40 -190 0 -220Q40 -190 58 -130V-36Q0 -58 -58 -36Z', colour) +
        rect(-9, -190, 18, 130, MUSTARD) +
        rect(-36, -140, 72, 18, MUSTARD) +
        path('M-58 -36Q0 -58 58 -36V-58Q0 -80 -58 -58Z', MUSTARD)
      );
    case 'halo':
      return `<ellipse cx="0" cy="-112" rx="58" ry="15" fill="none" stroke="${MUSTARD}" stroke-width="11"/>`;
    case 'horns':
      return (
        path('M-46 -58Q-84 -90 -66 -140Q-54 -96 -20 -76Z', RED) + path('M46 -58Q84 -90 66 -140Q54 -96 20 -76Z', RED)
      );
    case 'crown':
      return (
        poly(
          [
            [-52, -44],
            [-60, -116],
            [-30, -84],
            [0, -128],
            [30, -84],
            [60, -116],
            [52, -44],
          ],
          MUSTARD,
        ) + circle(0, -66, 9, RED)
      );
    case 'straw':
      return (
        path('M-48 -50Q-46 -104 0 -104Q46 -104 48 -50Z', tint(MUSTARD, 0.35)) +
        rect(-48, -66, 96, 16, RED) +
        oval(0, -48, 104, 18, tint(MUSTARD, 0.35))
      );
    case 'fur':
      return pill(-68, -96, 136, 66, 32, shade(colour, 0.1)) + (back ? '' : rect(-56, -92, 112, 22, tint(colour, 0.2)));
    case 'chef':
      return (
        times(3, (i) => circle(-34 + i * 34, -104 - (i === 1 ? 14 : 0), 34, PAPER)) +
        rect(-50, -96, 100, 56, PAPER) +
        rect(-50, -56, 100, 14, tint(BLUE, 0.2))
      );
    case 'jester':
      return (
        path('M-58 -30Q-70 -110 -110 -96Q-86 -140 0 -90V-40ZM58 -30Q70 -110 110 -96Q86 -140 0 -90V-40Z', RED) +
        path('M-26 -60Q0 -190 34 -176Q10 -120 26 -60Z', MUSTARD) +
        circle(-112, -92, 12, MUSTARD) +
        circle(112, -92, 12, MUSTARD) +
        circle(38, -178, 12, GREEN)
      );
    case 'helmet':
      return (
        path('M-58 -10Q-62 -104 0 -112Q62 -104 58 -10L30 -20V-46H-30V-20Z', mix(BLUE, INK, 0.3)) +
        rect(-6, -112, 12, 70, mix(BLUE, INK, 0.5)) +
        path('M0 -108Q60 -170 92 -110Q50 -130 0 -108Z', RED)
      );
    case 'veil':
      return (
        path('M-62 -40L0 -190L62 -40Z', colour) +
        path('M-2 -190Q90 -120 96 110L60 60Q70 -40 0 -150Z', tint(colour, 0.7), 0.85) +
        rect(-60, -54, 120, 18, MUSTARD)
      );
    default:
      return '';
  }
}
