import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Katarína Bielková', 'Rudolf Vančík'],
  shots: [
    ['camp', { set: 'day', count: 1 }, 'Pruhované stany, najväčší zelený vľavo', 'Stan s hlavolamami'],
    [
      'stalls',
      { set: 'noon', what: 'noble', cast: ['herbs', 'pots', 'bread'] },
      'Trh s bylinkami, keramikou a chlebom',
    ],
    [
      'consort',
      { set: 'noon', cast: ['viola', 'lute', 'recorder'] },
      'Traja hudobníci v kostýmoch na pódiu',
      'Súbor Viola di Parco',
    ],
    ['duel', { set: 'day', what: 'child', cast: ['teacher'] }, 'Deti s drevenými mečmi a učiteľ šermu', 'Škola šermu'],
    [
      'boardGame',
      { format: 'classic', mood: 'green' },
      'Šachovnica s kameňmi a kocky na stole',
      'Prehry sa platili básňou',
    ],
    ['picnic', { set: 'day', what: 'noble', cast: ['lute'] }, 'Ľudia v kostýmoch na dekách, vzadu hrá lutna'],
    [
      'procession',
      { set: 'day', what: 'noble', cast: ['walk', 'flag', 'walk', 'recorder', 'walk'] },
      'Sprievod v kostýmoch',
    ],
    ['refreshments', { mood: 'red', what: 'hearts', set: 'wood' }, 'Perníkové srdcia v radoch na stole'],
    ['courtDance', { set: 'day', count: 4 }, 'Štyri páry tancujú na tráve', 'Kroky vysvetlili dvakrát'],
    [
      'soloist',
      { mood: 'green', what: 'noble', cast: ['lute'], her: false, set: 'plain', format: 'tall' },
      'Lutnista v barete v kruhu svetla',
    ],
    ['fire', { set: 'ring' }, 'Žongléri roztočili ohnivý kruh, uprostred stojí muž', 'Ohňová šou na rozlúčku'],
  ],
};
