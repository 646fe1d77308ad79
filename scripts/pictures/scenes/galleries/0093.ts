import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Archív KD Riviéra', 'Katarína Bielková'],
  shots: [
    [
      'opening',
      { format: 'classic', mood: 'green', cast: ['violin'] },
      'Kurátorka hovorí do mikrofónu, vpravo stojí huslistka',
      'Vernisáž 18. septembra',
    ],
    [
      'gallery',
      { mood: 'paper', count: 4 },
      'Návštevníci pred stenou s farebnými obrazmi',
      'Skice a fotografie dvadsiatich ôsmich diel',
    ],
    [
      'foyerMosaic',
      {},
      'Mozaika so slnkom nad barovým pultom, vpravo sklené dvere',
      'Naša vlastná mozaika, pár krokov od výstavy',
    ],
    [
      'workshop',
      { mood: 'blue', count: 1 },
      'Deti skladajú obrázky z farebných kúskov',
      'Obrázok z odrezkov kachličiek',
    ],
    ['viewer', { mood: 'mustard', what: 'art', set: 'dark' }, 'Návštevník chrbtom pred veľkým obrazom'],
    ['guestBook', { format: 'classic', mood: 'green' }, 'Otvorená kniha návštev a ruka s perom'],
  ],
};
