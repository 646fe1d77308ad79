import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Katarína Bielková', 'Jana Oravcová', ''],
  shots: [
    ['heralds', { set: 'day', count: 3 }, 'Traja trubači s dlhými trúbami a zástavkami', 'Príchod trubačov'],
    ['camp', { set: 'noon' }, 'Pruhované stany so zástavkami a ľudia v kostýmoch'],
    [
      'craft',
      { set: 'day', what: 'smith' },
      'Kováč s kladivom pri nákove, dve deti sa prizerajú',
      'Kováč v remeselnej ulici',
    ],
    ['picnic', { set: 'noon', what: 'noble', count: 1 }, 'Ľudia v renesančných šatách sedia na dekách'],
    [
      'consort',
      { set: 'day', cast: ['lute', 'recorder', 'viola', 'hand drum'] },
      'Štyria hudobníci v kostýmoch na drevenom pódiu',
      'Collegium Lupulus',
    ],
    ['duel', { set: 'day' }, 'Dvaja šermiari skrížili meče pred publikom', 'Družina Čierna rukavica'],
    [
      'soloist',
      { mood: 'green', what: 'noble', cast: ['lute'], her: true, format: 'tall' },
      'Hráčka na lutne v dlhých šatách v kruhu svetla',
    ],
    ['courtDance', { set: 'noon', count: 3 }, 'Tri páry v kostýmoch tancujú na tráve', 'Škola dvorských tancov'],
    [
      'workshop',
      { mood: 'green', what: 'shields', count: 1 },
      'Deti tlačia papierové erby',
      'Každý si vytlačil svoj erb',
    ],
    ['craft', { set: 'noon', what: 'printer' }, 'Tlačiar pri drevenom lise'],
    ['boardGame', {}, 'Hra na šachovnici zhora, dve ruky a kocky'],
    [
      'treePuppets',
      { set: 'noon', cast: ['king', 'jester'] },
      'Kráľ a šašo nad paravánom, pred ním deti v tráve',
      'O kráľovi, ktorý spal v čižmách',
    ],
    [
      'stalls',
      { set: 'day', what: 'noble', cast: ['bread', 'fruit', 'herbs'] },
      'Stánky s chlebom, ovocím a bylinkami',
    ],
    ['watching', { set: 'grass', mood: 'green' }, 'Deti sedia v tráve a pozerajú dopredu'],
    ['bird', { format: 'classic', set: 'day', count: 9 }, 'Lúka zhora so stanmi a dekami'],
    [
      'refreshments',
      { mood: 'green', what: 'cakes', set: 'wood', count: 1 },
      'Koláče na drevenom stole, po jednom siaha ruka',
      'Koláče a pečené jablká od miestnych spolkov',
    ],
    ['fingers', { mood: 'mustard', what: 'violin' }, 'Ruka na hmatníku starých huslí'],
    [
      'procession',
      { set: 'noon', what: 'noble', cast: ['flag', 'walk', 'walk', 'hand drum', 'walk'] },
      'Sprievod v kostýmoch so zástavou',
      'Sprievod okolo domu',
    ],
    ['duel', { set: 'noon', what: 'child', cast: ['teacher'] }, 'Dve deti šermujú drevenými mečmi, medzi nimi učiteľ'],
    ['craft', { set: 'day', what: 'weaver' }, 'Tkáčka pri krosnách pod horčicovou strieškou'],
    ['courtDance', { set: 'dusk', count: 3 }, 'Páry v kostýmoch tancujú medzi fakľami', 'Záverečná pavana'],
    ['fire', { set: 'arc', format: 'tall' }, 'Žonglér s horiacimi fakľami v noci'],
  ],
};
