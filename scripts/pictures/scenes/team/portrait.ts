import type { Scene } from '../frame.ts';
import { circle, clip, curve, half, line, oval, path, pill, place, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';

/** Portraits of the team, cut from large shapes. */
export const portrait: Scene = (frame) => {
  const { w, h, options } = frame;
  const who = options.what ?? 'alzbeta';
  const shadowSide = (d: string, c: string, x = 400): string => clip(d, rect(x, 0, 800, 800, c));
  const eye = (x: number, y = 372): string => oval(x, y, 15, 19, INK) + circle(x + 5, y - 7, 5, PAPER);
  const faceD = 'M252 330A148 156 0 0 1 548 330V400Q548 566 400 574Q252 566 252 400Z';
  let art = '';
  if (who === 'alzbeta') {
    const skin = '#F1CBA6';
    const bob = 'M196 620V330A204 210 0 0 1 604 330V620H520V300Q400 250 300 300L280 620Z';
    art =
      rect(0, 0, w, h, MUSTARD) +
      circle(400, 380, 318, tint(MUSTARD, 0.28)) +
      quarter(0, 560, 240, 1, RED) +
      path('M196 330A204 210 0 0 1 604 330V628H196Z', '#A8A199') +
      path('M344 520H456V660H344Z', shade(skin, 0.16)) +
      path('M90 800Q100 640 320 628L400 700L480 628Q700 640 710 800Z', GREEN) +
      clip(
        'M90 800Q100 640 320 628L400 700L480 628Q700 640 710 800Z',
        poly(
          [
            [400, 600],
            [800, 600],
            [800, 820],
            [400, 820],
          ],
          shade(GREEN, 0.25),
        ),
      ) +
      poly(
        [
          [320, 628],
          [400, 700],
          [350, 790],
          [270, 660],
        ],
        PAPER,
      ) +
      poly(
        [
          [480, 628],
          [400, 700],
          [450, 790],
          [530, 660],
        ],
        shade(PAPER, 0.12),
      ) +
      path(faceD, skin) +
      shadowSide(faceD, mix(skin, RED, 0.2), 412) +
      path(bob, '#C4BDB3') +
      clip(bob, rect(520, 0, 300, 800, '#A8A199')) +
      path('M252 360Q250 220 400 206Q560 214 548 350Q520 280 430 262Q330 300 252 360Z', '#C4BDB3') +
      eye(336) +
      eye(472) +
      `<g fill="none" stroke="${INK}" stroke-width="11"><circle cx="336" cy="374" r="57"/><circle cx="472" cy="374" r="57"/><path d="M393 366Q404 356 415 366M279 366L250 352M529 366L552 352"/></g>` +
      path('M408 380L432 450H408Z', mix(skin, RED, 0.42)) +
      path('M350 494Q404 544 460 494Q404 512 350 494Z', RED) +
      circle(290, 462, 26, RED, 0.28) +
      circle(512, 462, 26, RED, 0.28) +
      circle(240, 560, 18, RED) +
      circle(562, 560, 18, RED);
  } else if (who === 'marek') {
    const skin = '#E9BC92';
    const beard = 'M246 380Q246 640 400 650Q554 640 554 380Q520 452 470 440Q400 416 330 440Q280 452 246 380Z';
    art =
      rect(0, 0, w, h, BLUE) +
      circle(400, 360, 318, tint(BLUE, 0.5)) +
      times(5, (i) => rect(0, 640 + i * 34, 190, 16, PAPER)) +
      path('M60 800Q80 650 300 640H500Q720 650 740 800Z', RED) +
      clip('M60 800Q80 650 300 640H500Q720 650 740 800Z', rect(410, 600, 400, 220, shade(RED, 0.24))) +
      pill(306, 560, 188, 130, 30, RED) +
      clip(
        'M306 560h188v130h-188Z',
        rect(410, 540, 120, 160, shade(RED, 0.24)) + times(6, (i) => rect(322 + i * 32, 590, 6, 100, shade(RED, 0.35))),
      ) +
      oval(250, 386, 26, 40, skin) +
      oval(550, 386, 26, 40, mix(skin, RED, 0.25)) +
      path(faceD, skin) +
      shadowSide(faceD, mix(skin, RED, 0.2), 398) +
      path(beard, '#2B211B') +
      clip(beard, rect(402, 300, 300, 400, INK)) +
      path(
        'M236 370Q216 170 360 160Q400 120 500 150Q590 180 564 370Q548 280 500 262Q380 290 300 250Q262 290 236 370Z',
        '#2B211B',
      ) +
      eye(338, 362) +
      eye(462, 362) +
      line(
        [
          [304, 312],
          [366, 316],
        ],
        '#2B211B',
        15,
      ) +
      line(
        [
          [434, 316],
          [496, 312],
        ],
        '#2B211B',
        15,
      ) +
      path('M398 350L428 432H398Z', mix(skin, RED, 0.42)) +
      path('M344 500Q400 552 456 500Q400 522 344 500Z', PAPER) +
      circle(292, 424, 24, RED, 0.28) +
      circle(508, 424, 24, RED, 0.28);
  } else {
    const skin = '#F6DCC0';
    const red = mix(RED, MUSTARD, 0.42);
    art =
      rect(0, 0, w, h, tint(MUSTARD, 0.8)) +
      circle(400, 372, 318, PAPER) +
      half(160, 800, 160, 0, BLUE) +
      circle(160, 800, 70, MUSTARD) +
      times(5, (i) => oval(596 + (i % 2) * 16, 440 + i * 66, 50 - i * 5, 46, i % 2 ? red : shade(red, 0.16))) +
      rect(578, 744, 56, 26, GREEN) +
      path('M220 340A180 190 0 0 1 580 340L610 440Q580 500 540 430V330H252L246 450Q226 440 220 340Z', red) +
      path('M344 520H456V660H344Z', shade(skin, 0.14)) +
      path('M90 800Q110 650 320 636H480Q690 650 710 800Z', RED) +
      clip('M90 800Q110 650 320 636H480Q690 650 710 800Z', rect(404, 600, 400, 220, shade(RED, 0.24))) +
      path('M400 690L266 634Q240 700 300 760Z', GREEN) +
      path('M400 690L534 634Q560 700 500 760Z', shade(GREEN, 0.28)) +
      circle(400, 700, 20, MUSTARD) +
      path(faceD, skin) +
      shadowSide(faceD, mix(skin, RED, 0.18), 404) +
      path('M244 390Q226 196 400 180Q574 190 556 390Q546 300 462 246Q370 330 262 316Q250 350 244 390Z', red) +
      clip(
        'M244 390Q226 196 400 180Q574 190 556 390Q546 300 462 246Q370 330 262 316Q250 350 244 390Z',
        rect(470, 160, 200, 300, shade(red, 0.16)),
      ) +
      eye(338, 378) +
      eye(468, 378) +
      curve('M310 340Q338 324 364 338', shade(red, 0.3), 9) +
      curve('M444 338Q470 324 496 340', shade(red, 0.3), 9) +
      path('M404 376L430 446H404Z', mix(skin, RED, 0.36)) +
      path('M346 488Q402 548 458 488Z', shade(RED, 0.15)) +
      rect(362, 488, 80, 12, PAPER) +
      times(
        6,
        (i) =>
          circle(286 + (i % 3) * 18, 440 + Math.floor(i / 3) * 16, 4, red) +
          circle(486 + (i % 3) * 18, 440 + Math.floor(i / 3) * 16, 4, red),
      ) +
      circle(250, 520, 16, MUSTARD);
  }
  return place(art, 0, 0, w / 800);
};
