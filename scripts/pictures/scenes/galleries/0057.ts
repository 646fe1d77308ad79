import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Katarína Bielková', 'Archív KD Riviéra'],
  shots: [
    ['facade', { mood: 'blue', set: 'snow', count: 10 }, 'Zasnežený dom večer a rodiny na ceste k vchodu'],
    [
      'workshop',
      { mood: 'red', what: 'boots', count: 1 },
      'Deti za stolom vyrábajú papierové čižmy',
      'Papierové čižmy vo foyeri',
    ],
    [
      'mikulas',
      { mood: 'night', set: 'list', cast: ['mikulas', 'angel', 'devil'] },
      'Mikuláš so zoznamom, anjel a čert na javisku pred nočným mestom',
      'Zoznam je späť, aspoň jeho kúsok',
    ],
    ['peep', { mood: 'red', what: 'devil' }, 'Čert vykukuje spoza červenej opony'],
    ['watching', { mood: 'wine' }, 'Deti na zemi sa smejú a hlásia sa'],
    [
      'mikulas',
      { mood: 'green', cast: ['devil', 'child', 'child'], set: 'stars' },
      'Čert s dvoma deťmi na javisku',
      'Na chvíľu si vymenili miesto s čertom',
    ],
    [
      'soloist',
      { mood: 'blue', cast: ['guitar'], her: false, set: 'stars' },
      'Herec hrá na gitare medzi hviezdami kulisy',
    ],
    ['mikulas', { mood: 'red', cast: ['mikulas'], set: 'rays', count: 0 }, 'Mikuláš s berlou sám uprostred javiska'],
    [
      'meeting',
      { mood: 'night', what: 'mikulas', set: 'stars' },
      'Mikuláš podáva dieťaťu červený balíček',
      'Balíčky boli bez orechov',
    ],
    ['meeting', { mood: 'green', what: 'angel', set: 'stars' }, 'Anjel s papierovými krídlami dáva dieťaťu balíček'],
    ['applause', { mood: 'green', what: 'child', count: 3 }, 'Rady detí tlieskajú'],
    [
      'meeting',
      { mood: 'red', what: 'devil', set: 'plain' },
      'Čert sa skláňa k dieťaťu s darčekom',
      'Bojazlivým sa čert iba uklonil',
    ],
    ['peep', { mood: 'green', what: 'child', count: 0 }, 'Dieťa vykukuje spoza zelenej opony'],
    [
      'bow',
      { mood: 'red', count: 5, set: 'stars', what: 'child' },
      'Deti sa klaňajú na javisku s kyticami',
      'Na záver pozval Mikuláš deti na javisko',
    ],
  ],
};
