import { circle, clip, curve, line, oval, path, poly, rect } from '../svg.ts';
import { INK, mix, PAPER, RED, shade } from '../tints.ts';
import type { Head } from './figure.ts';

export const FACE = 'M-52 -22A52 54 0 0 1 52 -22V8Q52 64 0 68Q-52 64 -52 8Z';

/** Eyes, nose and mouth on a face split by light. */
export function features(head: Head): string {
  const { look = 0, mood = 'smile', skin, plain } = head;
  const centre = look * 30;
  const dark = mix(skin, RED, 0.22);
  const side = look >= 0 ? rect(centre, -90, 120, 180, dark, 0.55) : rect(centre - 120, -90, 120, 180, dark, 0.55);
  let out = clip(FACE, side);
  if (Math.abs(look) > 0.75)
    out += poly(
      [
        [look * 48, -12],
        [look * 70, 18],
        [look * 48, 22],
      ],
      skin,
    );
  if (plain) return out;
  out += path(`M${centre} -14L${centre + (look >= 0 ? 15 : -15)} 18H${centre}Z`, shade(dark, 0.16));
  const gap = 22 * (1 - Math.abs(look) * 0.35);
  for (const eye of [-1, 1]) {
    const x = centre + eye * gap;
    if (Math.abs(x) > 48) continue;
    out +=
      mood === 'closed' || mood === 'sing'
        ? curve(`M${x - 9} -6Q${x} 2 ${x + 9} -6`, INK, 5)
        : oval(x, -8, 5.5, 7, INK);
  }
  const mouth = centre * 0.9;
  if (mood === 'smile') out += curve(`M${mouth - 15} 34Q${mouth} 48 ${mouth + 15} 34`, shade(RED, 0.35), 6);
  if (mood === 'open')
    out +=
      path(
        `M${mouth - 18} 30H${mouth + 18}Q${mouth + 14} 54 ${mouth} 54Q${mouth - 14} 54 ${mouth - 18} 30Z`,
        shade(RED, 0.4),
      ) + rect(mouth - 12, 30, 24, 6, PAPER);
  if (mood === 'sing') out += oval(mouth, 40, 10, 13, shade(RED, 0.45));
  if (mood === 'calm' || mood === 'closed')
    out += line(
      [
        [mouth - 11, 38],
        [mouth + 11, 38],
      ],
      shade(RED, 0.35),
      5,
    );
  return out + circle(centre - gap - 8, 20, 9, RED, 0.22) + circle(centre + gap + 8, 20, 9, RED, 0.22);
}

/** Beard or moustache. */
export function whiskers(head: Head): string {
  const c = (head.look ?? 0) * 27;
  if (head.beard === 'full')
    return (
      path('M-53 4Q-50 96 0 98Q50 96 53 4Q40 26 22 24Q0 16 -22 24Q-40 26 -53 4Z', head.hair) +
      curve(`M${c - 12} 42Q${c} 50 ${c + 12} 42`, shade(RED, 0.3), 6)
    );
  if (head.beard === 'long')
    return path('M-53 4Q-60 120 0 190Q60 120 53 4Q40 26 22 22Q0 14 -22 22Q-40 26 -53 4Z', head.hair);
  if (head.beard === 'moustache')
    return path(
      `M${c} 20Q${c - 24} 16 ${c - 32} 36Q${c - 10} 34 ${c} 28Q${c + 10} 34 ${c + 32} 36Q${c + 24} 16 ${c} 20Z`,
      head.hair,
    );
  return '';
}
