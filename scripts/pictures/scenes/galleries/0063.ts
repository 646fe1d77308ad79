import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Peter Lipnický', 'Archív KD Riviéra', ''],
  shots: [
    [
      'parade',
      { set: 'courtyard', cast: ['bear', 'accordion', 'straw', 'turon', 'devil'] },
      'Maškary v snehu na nádvorí: medveď, harmonikár, slamený muž, turoň a čert',
      'Zraz masiek o druhej',
    ],
    ['workshop', { mood: 'mustard' }, 'Deti za stolom vyrábajú papierové masky', 'Kto nemal masku, vyrobil si ju'],
    [
      'masks',
      { mood: 'paper', set: 'wall', cast: ['goat', 'devil', 'sun'] },
      'Tri masky zavesené na stene: koza, čert a slnko',
      'Kozia hlava je z roku 1931',
    ],
    ['maskerClose', { mood: 'red', what: 'bear', format: 'tall' }, 'Medveď so zdvihnutými labami'],
    [
      'parade',
      { set: 'snow', cast: ['jester', 'violin', 'chimney', 'bride', 'child'] },
      'Sprievod maškár v snehu so šašom, kominárom a nevestou s fúzmi',
      'Sprievod okolo domu',
    ],
    [
      'procession',
      { set: 'snow', what: 'folk', cast: ['violin', 'walk', 'heligonka', 'walk', 'bass'] },
      'Muzikanti v krojoch idú zasneženou ulicou',
    ],
    [
      'refreshments',
      { mood: 'green', what: 'donuts', set: 'wood', count: 1 },
      'Rady šišiek na tanieroch, po jednej siaha ruka',
      'Šišky od klubu seniorov',
    ],
    ['cauldron', { set: 'snow', count: 3 }, 'Kuchári pri troch kotlíkoch v snehu'],
    [
      'parade',
      { set: 'hall', cast: ['child', 'jester', 'child', 'child', 'bride', 'child'] },
      'Deti v maskách so šašom v sále medzi konfetami',
      'Detská maškaráda',
    ],
    ['masks', { mood: 'night', cast: ['eye'] }, 'Zelená škraboška s perami na stole s konfetami'],
    [
      'band',
      { mood: 'wine', what: 'folk', cast: ['violin', 'cimbalom', 'bass', 'heligonka'], set: 'folk' },
      'Ľudová hudba v krojoch na javisku, vpredu hlavy divákov',
      'Ľudová hudba Krížalka',
    ],
    ['ball', { mood: 'mustard', what: 'plain', count: 9 }, 'Plný parket tancujúcich párov pod lustrom'],
    [
      'maskerClose',
      { mood: 'green', what: 'turon' },
      'Turoň s kozou hlavou a zeleným plášťom',
      'Pod plachtou sú štyri miesta',
    ],
    ['maskerClose', { mood: 'blue', what: 'straw', set: 'snow' }, 'Slamený muž s rozpaženými rukami v snehu'],
    [
      'burial',
      { mood: 'wine' },
      'Plačky v čiernych šatkách, farár a medveď nad basou pri sviečkach',
      'Pochovávanie basy',
    ],
    ['fingers', { mood: 'ink', what: 'bass' }, 'Ruka na krku basy v tme', 'O polnoci hudba stíchla'],
  ],
};
