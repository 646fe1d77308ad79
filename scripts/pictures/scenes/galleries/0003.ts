import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Jana Oravcová', 'Peter Lipnický', 'Archív KD Riviéra'],
  shots: [
    [
      'band',
      { mood: 'red', what: 'folk', cast: ['violin', 'violin', 'viola', 'cimbalom', 'bass', 'bagpipes'], set: 'folk' },
      'Šesť muzikantov v krojoch na červenom javisku, v popredí hlavy divákov',
      'Ľudová hudba Podkamenec v plnom zložení',
    ],
    [
      'soloist',
      { mood: 'green', what: 'folk', cast: ['violin'], her: false, format: 'tall' },
      'Huslista v klobúku s perom v kruhu horčicového svetla',
      'Primáš Vavrinec Brezňan',
    ],
    ['mallets', { mood: 'red' }, 'Dve paličky nad strunami cimbalu zhora', 'Cimbal v pastierskych melódiách'],
    [
      'band',
      { mood: 'mustard', what: 'folk', cast: ['bagpipes', 'fujara', 'violin'], set: 'sun', zoom: [0.5, 0.42, 1.35] },
      'Traja muzikanti zblízka: gajdy, dlhá pastierska píšťala a husle',
    ],
    [
      'troupe',
      { mood: 'green', what: 'folk', set: 'arcs', count: 5 },
      'Tanečníci v krojoch na javisku pred oblúkmi kulisy',
      'Čardáš na záver prvej polovice',
    ],
    ['fingers', { mood: 'wine', what: 'bass' }, 'Ruka na krku kontrabasu, za ním horčicový kruh'],
    ['applause', { mood: 'wine' }, 'Plné rady divákov sa usmievajú a tlieskajú', 'Po prestávke nebolo voľné miesto'],
    [
      'backstage',
      { mood: 'red', what: 'folk', cast: ['violin', 'cimbalom'] },
      'Pohľad zo zákulisia na huslistu a cimbal, v pozadí plná sála',
      'Chvíľa pred nástupom speváčok',
    ],
    [
      'choir',
      { mood: 'mustard', set: 'folk', cast: ['#14624F', '#F7F2E8'], count: 3, zoom: [0.5, 0.36, 1.12] },
      'Spevácka skupina v troch radoch s notami v rukách, pred ňou dirigentka chrbtom',
      'Spevácka skupina Kalinka',
    ],
    [
      'refreshments',
      { mood: 'green', what: 'cups', set: 'wood' },
      'Rady farebných hrnčekov na drevenom stole',
      'Burčiak a lokše cez prestávku',
    ],
    ['pair', { mood: 'red', what: 'folk', set: 'folk' }, 'Tanečný pár v krojoch zblízka'],
    [
      'bow',
      { mood: 'wine', what: 'folk', count: 7 },
      'Účinkujúci v krojoch sa držia za ruky a klaňajú sa, dvaja držia kytice',
      'Posledná poklona večera',
    ],
  ],
};
