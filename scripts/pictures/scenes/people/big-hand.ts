import { path, pill, rect, times } from '../svg.ts';
import { mix, RED, shade, tint } from '../tints.ts';

/** A large hand: four fingers pointing along -y over a palm at the origin; about 200 wide and 300 high. */
export function bigHand(skin: string, sleeve: string, curl = 0): string {
  const dark = mix(skin, RED, 0.22);
  const fingers = times(4, (i) => {
    const x = -78 + i * 50;
    const top = [-150, -182, -172, -128][i] ?? -150;
    return (
      pill(x, top + curl, 46, 220, 23, i % 2 ? skin : mix(skin, RED, 0.06)) +
      rect(x + 42, top + curl + 50, 4, 100, dark) +
      pill(x + 12, top + curl + 8, 22, 26, 11, tint(skin, 0.5))
    );
  });
  return (
    pill(-84, -20, 206, 160, 60, skin) +
    fingers +
    path('M-84 60Q-160 20 -176 -50Q-150 -76 -128 -40Q-110 0 -70 10Z', dark) +
    pill(-70, 120, 180, 260, 40, sleeve) +
    pill(-78, 118, 196, 44, 16, shade(sleeve, 0.25))
  );
}
