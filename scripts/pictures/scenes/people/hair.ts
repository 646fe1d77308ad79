import { circle, curve, path, rect, times } from '../svg.ts';
import { RED, shade } from '../tints.ts';
import { FACE } from './face.ts';
import type { Head } from './figure.ts';

/** Hair that lies behind the shoulders. */
export function hairBehind(head: Head): string {
  const { hair, style } = head;
  if (style === 'long') return path('M-64 -20A64 62 0 0 1 64 -20L74 150H-74Z', hair);
  if (style === 'bob') return path('M-66 -18A66 62 0 0 1 66 -18L72 66H-72Z', hair);
  if (style === 'curly')
    return times(9, (i) => circle(Math.cos((i / 8) * Math.PI) * 58, 22 - Math.sin((i / 8) * Math.PI) * 72, 30, hair));
  if (style === 'braids')
    return times(4, (i) => circle(-62 + i, 46 + i * 30, 17 - i, hair) + circle(62 - i, 46 + i * 30, 17 - i, hair));
  if (style === 'bun') return circle(0, -84, 30, hair);
  if (style === 'ponytail') return path('M30 -60Q110 -40 84 90Q60 40 30 0Z', hair);
  return '';
}

/** Hair over the forehead, seen from the front. */
export function fringe(head: Head): string {
  const { hair, style, look = 0 } = head;
  const part = look * 26;
  if (style === 'bald') return path('M-56 -6Q-62 -34 -46 -44L-44 4H-54ZM56 -6Q62 -34 46 -44L44 4H54Z', hair);
  if (style === 'side') return path(`M-57 0Q-64 -82 0 -82Q64 -82 57 0Q50 -26 ${part + 22} -50Q-20 -26 -50 -30Z`, hair);
  if (style === 'bob' || style === 'braids') return path('M-60 10Q-66 -82 0 -82Q66 -82 60 10L46 8V-26H-46V8Z', hair);
  if (style === 'mop')
    return path('M-60 -2Q-66 -86 0 -86Q66 -86 60 -2L44 -24L30 -8L14 -28L-4 -8L-20 -28L-36 -8Z', hair);
  if (style === 'curly') return times(7, (i) => circle(-48 + i * 16, -48 - Math.sin((i / 6) * Math.PI) * 18, 21, hair));
  if (style === 'long' || style === 'bun' || style === 'ponytail') {
    return path(`M-58 14Q-66 -82 0 -82Q66 -82 58 14Q52 -30 ${part} -54Q-48 -30 -58 14Z`, hair);
  }
  return path('M-56 -8Q-60 -80 0 -80Q60 -80 56 -8L46 -30Q0 -52 -46 -30Z', hair);
}

/** Hair seen from behind. */
export function nape(head: Head): string {
  const { hair, style, skin } = head;
  if (style === 'bald')
    return path(FACE, skin) + path('M-55 -10Q-54 46 0 52Q54 46 55 -10Q40 22 0 22Q-40 22 -55 -10Z', hair);
  if (style === 'bob') return path('M-66 -18A66 64 0 0 1 66 -18L74 62H-74Z', hair);
  if (style === 'long') return path('M-62 -18A62 64 0 0 1 62 -18L76 160H-76Z', hair);
  if (style === 'curly')
    return (
      times(10, (i) => circle(Math.cos(i * 0.7) * 44, -16 + Math.sin(i * 0.7) * 44, 34, hair)) +
      circle(0, -10, 56, hair)
    );
  const base = path('M-57 -18A57 60 0 0 1 57 -18Q58 44 34 58H-34Q-58 44 -57 -18Z', hair);
  if (style === 'bun') return base + circle(0, -66, 34, hair) + curve('M-26 -48Q0 -34 26 -48', shade(hair, 0.4), 6);
  if (style === 'ponytail')
    return base + path('M-16 -30H16L34 110Q0 130 -34 110Z', shade(hair, 0.2)) + rect(-18, -32, 36, 14, RED);
  if (style === 'braids')
    return base + times(4, (i) => circle(-40, 58 + i * 30, 18 - i, hair) + circle(40, 58 + i * 30, 18 - i, hair));
  return base;
}
