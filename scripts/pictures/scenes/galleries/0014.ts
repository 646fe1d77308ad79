import type { Gallery } from './shots.ts';

export const gallery: Gallery = {
  credits: ['Peter Lipnický', 'Katarína Bielková', ''],
  shots: [
    [
      'facade',
      { mood: 'night', set: 'snow', count: 9 },
      'Večerná budova s neónom RIVIÉRA, sneží a ľudia prichádzajú k dverám',
      'Tretia adventná nedeľa',
    ],
    [
      'choir',
      { mood: 'night', set: 'tree', count: 9 },
      'Veľký zbor v čiernom s červenými doskami spieva pred dirigentkou',
      'Riviérske hlasy s dirigentkou Blaženou Hronskou',
    ],
    ['programme', { mood: 'green', set: 'tree' }, 'Dve ruky držia program koncertu s vianočným stromčekom'],
    [
      'band',
      { mood: 'wine', what: 'black', cast: ['violin', 'violin', 'viola', 'cello', 'bass'], set: 'tree' },
      'Päť hráčov na sláčikových nástrojoch pred vianočným stromom',
      'Sláčikové kvinteto',
    ],
    [
      'choir',
      { mood: 'green', what: 'child', set: 'stars', cast: ['#F7F2E8', '#D13B2A'], count: 7 },
      'Deti v bielych tričkách spievajú v troch radoch',
      'Zvonohlások na javisku',
    ],
    ['keys', { format: 'classic', mood: 'wine' }, 'Dve ruky na klávesoch klavíra, nad nimi noty'],
    [
      'soloist',
      { mood: 'blue', what: 'child', cast: ['singer stand'], her: true, set: 'stars' },
      'Dievča spieva pri mikrofóne medzi hviezdami',
      'Detské sólo v pásme slovenských kolied',
    ],
    [
      'balcony',
      { mood: 'green', what: 'black', cast: ['violin', 'cello', 'violin', 'bass'], set: 'tree' },
      'Sála z balkóna: plné rady hláv a malé javisko so stromčekom',
      'Pohľad od osvetľovača',
    ],
    ['applause', { mood: 'green', set: 'listen' }, 'Diváci v radoch ticho počúvajú'],
    ['fingers', { mood: 'night', what: 'violin' }, 'Ruka na hmatníku huslí a sláčik'],
    [
      'choir',
      { mood: 'wine', set: 'tree', count: 8, zoom: [0.5, 0.3, 1.9] },
      'Speváci zblízka s otvorenými ústami a červenými doskami',
      'Vivaldi, Gloria',
    ],
    [
      'soloist',
      { mood: 'red', what: 'black', cast: ['cello'], her: true, set: 'plain', format: 'tall' },
      'Violončelistka v kruhu svetla',
    ],
    [
      'backstage',
      { mood: 'green', what: 'black', cast: ['viola', 'violin'] },
      'Dvaja hráči zo zákulisia, hľadisko v zelenom svetle',
    ],
    [
      'soloist',
      { mood: 'wine', what: 'black', cast: ['piano'], set: 'tree' },
      'Klavirista pri krídle, za ním svetlá stromčeka',
    ],
    [
      'applause',
      { mood: 'red', what: 'child', count: 3 },
      'Deti v radoch tlieskajú a smejú sa',
      'Predné rady patrili rodinám',
    ],
    ['bow', { mood: 'night', what: 'black', count: 7, set: 'tree' }, 'Zbor sa klania, speváčky držia kytice'],
    ['reception', { mood: 'wine', set: 'stars' }, 'Ľudia s pohármi sa rozprávajú vo foyeri', 'Punč po koncerte'],
    [
      'refreshments',
      { mood: 'red', what: 'lanterns', set: 'wood' },
      'Rady farebných papierových lampášikov so sviečkami na stole',
      'Lampášiky na cestu domov',
    ],
  ],
};
