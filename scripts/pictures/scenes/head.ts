import { circle, clip, curve, line, oval, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from './tints.ts';

/** How a head looks; drawn around (0, 0), about 110 wide and 130 high. */
export interface Head {
  skin: string;
  hair: string;
  /** crop side bob long bun curly bald braids mop ponytail */
  style: string;
  /** Something worn on the head. */
  hat?: string | undefined;
  hatColour?: string | undefined;
  beard?: string | undefined;
  glasses?: boolean | undefined;
  /** smile open closed sing calm */
  mood?: string | undefined;
  /** Where the face turns: -1 left profile, 0 straight, 1 right profile. */
  look?: number | undefined;
  /** Small heads get no features. */
  plain?: boolean | undefined;
}

const FACE = 'M-52 -22A52 54 0 0 1 52 -22V8Q52 64 0 68Q-52 64 -52 8Z';

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
function fringe(head: Head): string {
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
function nape(head: Head): string {
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

/** Eyes, nose and mouth on a face split by light. */
function features(head: Head): string {
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
function whiskers(head: Head): string {
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

/** Hats, caps, garlands, horns. */
function hat(head: Head, back: boolean): string {
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

/** Head with neck-free outline, from the front or from behind. */
export function drawHead(head: Head, back = false): string {
  if (back) {
    const ears = oval(-56, 4, 10, 16, head.skin) + oval(56, 4, 10, 16, head.skin);
    return ears + path(FACE, head.skin) + nape(head) + hat(head, true);
  }
  const ears = oval(-53, 6, 10, 16, head.skin) + oval(53, 6, 10, 16, mix(head.skin, RED, 0.15));
  const c = (head.look ?? 0) * 30;
  const glasses = head.glasses
    ? `<g fill="none" stroke="${INK}" stroke-width="5"><circle cx="${c - 23}" cy="-8" r="17"/><circle cx="${c + 23}" cy="-8" r="17"/></g>`
    : '';
  return ears + path(FACE, head.skin) + features(head) + whiskers(head) + glasses + fringe(head) + hat(head, false);
}
