import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Rudolf Vančík', 'Peter Lipnický'],
  shots: [
    [
      'tables',
      { mood: 'ink', what: 'black', cast: ['piano', 'bass', 'drums', 'trumpet'], set: 'arcs' },
      'Kvarteto na javisku, pred ním hostia pri stolíkoch so sviečkami',
      'Tichá linka medzi sviečkami',
    ],
    [
      'soloist',
      { mood: 'night', what: 'black', cast: ['trumpet'], format: 'tall', her: false },
      'Trúbkar pred horčicovým kruhom',
      'Trúbkar vyrastal o dve ulice ďalej',
    ],
    ['keys', { format: 'classic', mood: 'night' }, 'Ruky na klávesoch, nad nimi noty a červený kruh'],
    ['mallets', { mood: 'night', what: 'drum' }, 'Dve ruky s paličkami nad malým bubnom, vľavo činel'],
    [
      'soloist',
      { mood: 'green', what: 'black', cast: ['bass'], her: false },
      'Kontrabasista pred veľkým horčicovým kruhom',
      'Prestávky medzi tónmi',
    ],
    ['brassBell', { mood: 'ink' }, 'Zvonec trúbky zblízka a ruka na piestoch'],
    [
      'balcony',
      { mood: 'ink', what: 'black', cast: ['piano', 'bass', 'drums'], set: 'moon', count: 1 },
      'Pohľad z balkóna na trio a plné hľadisko',
    ],
    [
      'soloist',
      { mood: 'red', what: 'black', cast: ['drums'], her: false, set: 'plain' },
      'Bubeník za súpravou v kruhu svetla',
      'Štandard na želanie publika',
    ],
    [
      'refreshments',
      { mood: 'night', what: 'glasses', set: 'wood', count: 1 },
      'Poháre na dlhom bare, po jednom siaha ruka',
    ],
    [
      'bow',
      { mood: 'ink', what: 'black', count: 4, set: 'moon' },
      'Štyria hudobníci v čiernom sa klaňajú, jeden drží kyticu',
      'Potlesk po prídavku',
    ],
  ],
};
