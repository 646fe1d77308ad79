import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Jana Oravcová', 'Peter Lipnický', 'Rudolf Vančík', ''],
  shots: [
    [
      'facade',
      { mood: 'wine', set: 'snow', count: 12 },
      'Osvetlený dom v zasneženom večere, k vchodu prichádzajú hostia',
      'Príchod hostí krátko pred siedmou',
    ],
    [
      'reception',
      { mood: 'red', what: 'gala', set: 'quarters' },
      'Hostia v spoločenských šatách s pohármi pri vysokých stolíkoch',
      'Prípitok vo foyeri',
    ],
    ['refreshments', { mood: 'wine', what: 'glasses' }, 'Rady pohárov s vínom na pruhovanom obruse'],
    [
      'emptyHall',
      { mood: 'red', set: 'curtain' },
      'Prázdna sála s radmi stoličiek, lustrom a oponou pred začiatkom',
      'Sála tri hodiny pred plesom',
    ],
    [
      'lustre',
      { mood: 'wine', count: 0 },
      'Luster zospodu, kruhy krištáľových kvapiek na červenom strope',
      'Celý svieti iba raz v roku',
    ],
    [
      'circleDance',
      { mood: 'red', what: 'gala', set: 'curtain', count: 8 },
      'Páry v kruhu držiac sa za ruky na javisku',
      'Polonézu viedli absolventi kurzov',
    ],
    ['ball', { mood: 'wine', set: 'tables', count: 7 }, 'Páry tancujú pod lustrom, pri stene sedia hostia pri stoloch'],
    [
      'ball',
      { mood: 'green', set: 'band', count: 8 },
      'Plný parket párov, vzadu hrá dychová sekcia orchestra',
      'Tanečný orchester Alberta Ružiaka',
    ],
    [
      'wheels',
      { format: 'classic', mood: 'wine', count: 15 },
      'Parket zhora: sukne ako farebné kolesá',
      'Valčík z galérie',
    ],
    ['pair', { mood: 'red', format: 'tall' }, 'Tanečný pár zblízka, za ním ďalšie páry v pološere'],
    [
      'shoes',
      { mood: 'wine', set: 'gala', cast: ['heels', 'trousers', 'heels', 'trousers'] },
      'Topánky a lemy sukní na parketách',
      'Parkety z roku 1964',
    ],
    [
      'soloist',
      { mood: 'red', what: 'gala', cast: ['singer stand', 'sax'], her: true },
      'Speváčka pri mikrofóne v kruhu svetla, vedľa nej saxofón',
    ],
    [
      'band',
      { mood: 'wine', what: 'gala', cast: ['piano', 'trumpet', 'sax', 'bass', 'drums'], set: 'arcs', count: 0 },
      'Päť hráčov orchestra na javisku pod farebnými oblúkmi',
    ],
    ['pair', { mood: 'night' }, 'Pár v objatí valčíka, v pozadí svetlá', 'Ukážka argentínskeho tanga'],
    ['brassBell', { mood: 'wine' }, 'Korpus trúbky zblízka, v ňom sa zrkadlí parket'],
    [
      'tables',
      { mood: 'wine', what: 'gala', cast: ['piano', 'bass', 'sax'], set: 'sun' },
      'Hostia pri okrúhlych stoloch so sviečkami, na javisku hrá trio',
      'Večera o štvrť na deväť',
    ],
    ['mirror', { mood: 'red', what: 'gala' }, 'Žena v spoločenských šatách sa upravuje pred zrkadlom so žiarovkami'],
    [
      'wheels',
      { format: 'classic', mood: 'green', set: 'ring', count: 9 },
      'Páry v kruhu zhora na šachovnicovej podlahe',
    ],
    [
      'ball',
      { mood: 'red', count: 9, set: 'tables', zoom: [0.5, 0.68, 1.5] },
      'Tancujúce páry zblízka v strede parketu',
    ],
    [
      'desk',
      { mood: 'ink', cast: ['singer stand', 'bass', 'drums'], set: 'arcs' },
      'Zvukár pri pulte chrbtom, v diaľke svieti javisko',
      'Zvuk a svetlo mal na starosti jediný pult',
    ],
    [
      'refreshments',
      { mood: 'green', what: 'goulash', set: 'wood' },
      'Rady misiek s polievkou na drevenom stole',
      'Polnočná kapustnica',
    ],
    ['posterWall', { mood: 'red', count: 2 }, 'Dvaja hostia v kabátoch kráčajú okolo steny s plagátmi'],
    ['lustre', { mood: 'green' }, 'Ruky a hlavy tanečníkov pod lustrom', 'Losovanie tomboly'],
    [
      'facade',
      { mood: 'night', set: 'night', count: 5 },
      'Dom v noci so svietiacim neónom a odchádzajúcimi hosťami',
      'Domov nočným spojom',
    ],
  ],
};
