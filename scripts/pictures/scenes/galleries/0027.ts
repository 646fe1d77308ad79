import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Tamara Fedorčáková', 'Archív KD Riviéra'],
  shots: [
    [
      'opening',
      { format: 'classic', mood: 'red', what: 'posters', cast: ['accordion'] },
      'Kurátorka hovorí do mikrofónu pred stenou plagátov, vpravo stojí harmonikárka',
      'Vernisáž vo foyeri',
    ],
    [
      'gallery',
      { set: 'red', what: 'posters', count: 5 },
      'Návštevníci pred červenou stenou s plagátmi',
      'Červená stena patrí plesom',
    ],
    ['gallery', { set: 'blue', what: 'posters', count: 4 }, 'Modrá stena s plagátmi a ľudia chrbtom'],
    [
      'gallery',
      { set: 'green', what: 'posters', count: 5 },
      'Zelená stena s radom plagátov nad terazzovou podlahou',
      'Na jednom z plagátov je chyba, hľadali ju všetci',
    ],
    ['viewer', { mood: 'red', what: 'posters', format: 'tall' }, 'Návštevník chrbtom pred veľkým plagátom'],
    [
      'printing',
      { format: 'classic', mood: 'green' },
      'Dve ruky ťahajú stierku cez sito, na šnúre schnú plagáty',
      'Dielňa sieťotlače 12. apríla',
    ],
    ['posterWall', { mood: 'paper', format: 'tall' }, 'Stena celá pokrytá plagátmi, popri nej ide človek v kabáte'],
    [
      'guestBook',
      { format: 'classic', mood: 'wine' },
      'Otvorený zošit s podpismi a ruka s červeným perom',
      'Zošit pri vchode: tri mená autorov sme už doplnili',
    ],
    [
      'viewer',
      { mood: 'green', what: 'posters', set: 'dark', count: 2 },
      'Dvaja ľudia chrbtom pred osvetleným plagátom na tmavej stene',
    ],
  ],
};
