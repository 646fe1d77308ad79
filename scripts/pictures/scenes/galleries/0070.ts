import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Jana Oravcová', 'Rudolf Vančík'],
  shots: [
    [
      'emptyHall',
      { mood: 'blue', set: 'quarters', count: 1 },
      'Prázdna sála s modrými stenami, medzi radmi niekto zametá',
      'Hodinu pred začiatkom',
    ],
    [
      'mirror',
      { mood: 'green', what: 'noble' },
      'Tanečnica v historickom kostýme pred zrkadlom v šatni',
      'Šatňa v malej sále',
    ],
    [
      'troupe',
      { mood: 'blue', what: 'child', cast: ['#D13B2A', '#E3A21A'], set: 'quarters', count: 7 },
      'Deti v červených tričkách tancujú na javisku',
      'Prvý blok, deti do desiatich rokov',
    ],
    [
      'shoes',
      { mood: 'mustard', set: 'kids', cast: ['sneakers', 'ballet', 'sneakers', 'ballet'] },
      'Detské nohy v teniskách a červených piškótach',
    ],
    [
      'troupe',
      { mood: 'red', what: 'child', cast: ['#F7F2E8', '#14624F'], set: 'sun', count: 6 },
      'Deti v bielych tričkách pred horčicovým slnkom',
    ],
    ['applause', { mood: 'blue', count: 4 }, 'Rodičia v radoch tlieskajú', 'Najhlasnejšia rada'],
    [
      'troupe',
      { mood: 'night', what: 'hiphop', cast: ['#E3A21A', '#1D1B1A'], set: 'skyline', count: 6 },
      'Hip-hopová skupina pred kulisou nočného mesta',
    ],
    ['leap', { mood: 'green' }, 'Tanečnica vo výskoku, za ňou jej tieň'],
    [
      'troupe',
      { mood: 'wine', what: 'modern', cast: ['#F7F2E8', '#1D1B1A'], set: 'plain', count: 5 },
      'Päť tanečníkov v čiernobielom na tmavom javisku',
      'Jedna z troch nových choreografií',
    ],
    [
      'backstage',
      { mood: 'blue', cast: ['dancer', 'dancer'] },
      'Zákulisie: tanečníci čakajú na nástup, hľadisko svieti',
    ],
    [
      'desk',
      { mood: 'ink', what: 'her', cast: ['dancer', 'dancer', 'dancer'], set: 'stars' },
      'Zvukárka v slúchadlách pri pulte, v diaľke traja tanečníci',
    ],
    ['troupe', { mood: 'red', what: 'folk', set: 'folk', count: 6 }, 'Folklórna skupina v krojoch na javisku'],
    [
      'leap',
      { mood: 'mustard', what: 'folk', format: 'tall', set: 'sun' },
      'Tanečník v kroji vo výskoku',
      'Verbunk z tretej rady',
    ],
    ['shoes', { mood: 'wine', cast: ['boots', 'folk', 'boots', 'folk'] }, 'Čižmy a široké sukne folkloristov'],
    ['programme', { mood: 'wine', set: 'rays' }, 'Dve ruky držia program prehliadky'],
    [
      'troupe',
      { mood: 'mustard', what: 'senior', cast: ['#D13B2A', '#BBD3DC'], set: 'arcs', count: 6 },
      'Ženy v slamených klobúkoch tancujú v rade',
      'Seniorky a line dance',
    ],
    [
      'balcony',
      { mood: 'red', cast: ['dancer', 'dancer', 'dancer', 'dancer'], set: 'rays', count: 1 },
      'Pohľad z balkóna na malé javisko a plnú sálu',
    ],
    ['leap', { mood: 'night', format: 'tall', set: 'moon' }, 'Tanečnica vo výskoku pred mesiacom'],
    [
      'circleDance',
      { mood: 'green', set: 'stars', count: 9 },
      'Tanečníci v kruhu sa držia za ruky',
      'Spoločný tanec pre všetkých, kto ešte vládal',
    ],
    ['bow', { mood: 'mustard', count: 7, set: 'quarters' }, 'Tanečníci sa držia za ruky a klaňajú sa'],
  ],
};
