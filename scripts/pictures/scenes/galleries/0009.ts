import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Archív KD Riviéra', 'Jana Oravcová'],
  shots: [
    [
      'booth',
      { mood: 'mustard', cast: ['dog', 'postman'], what: 'music' },
      'Bábková búdka s psíkom a poštárom, po stranách dvaja muzikanti a vpredu deti na zemi',
      'Bodka prosí poštára o radu',
    ],
    [
      'marionette',
      { mood: 'green', cast: ['dog'], set: 'houses', count: 1 },
      'Marioneta bieleho psíka s čiernymi fľakmi, zhora ju vedie ruka',
      'Psíček Bodka zblízka',
    ],
    ['watching', { mood: 'blue' }, 'Deti sedia na zemi a so smiechom sa pozerajú dopredu, za nimi dospelí'],
    [
      'marionette',
      { mood: 'red', cast: ['hen', 'hen', 'hen'], set: 'plain' },
      'Tri drevené sliepky na nitkách vedľa seba',
      'Sliepky hovoria naraz',
    ],
    [
      'booth',
      { mood: 'blue', cast: ['cat', 'dog', 'hen'], set: 'sun' },
      'V búdke sa stretli mačka, psík a sliepka, deti sedia pred ňou',
    ],
    [
      'soloist',
      { mood: 'mustard', cast: ['heligonka'], set: 'plain' },
      'Muzikant s heligónkou pred veľkým kruhom svetla',
      'Hudba hrala naživo',
    ],
    [
      'meeting',
      { mood: 'green', what: 'puppet', cast: ['cat'], set: 'stars' },
      'Dospelý podáva dieťaťu marionetu mačky',
      'Bábky si mohol vyskúšať každý',
    ],
    [
      'marionette',
      { mood: 'night', cast: ['postman'], set: 'moon', format: 'tall' },
      'Bábka starého poštára s fúzmi pod nočným mesiacom',
    ],
  ],
};
