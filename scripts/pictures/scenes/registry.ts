import { burial } from './carnival/burial.ts';
import { maskerClose } from './carnival/masker-close.ts';
import { masks } from './carnival/masks.ts';
import { parade } from './carnival/parade.ts';
import { booth } from './children/booth.ts';
import { marionette } from './children/marionette.ts';
import { meeting } from './children/meeting.ts';
import { mikulas } from './children/mikulas.ts';
import { peep } from './children/peep.ts';
import { watching } from './children/watching.ts';
import { workshop } from './children/workshop.ts';
import { brassBell } from './close-ups/brass-bell.ts';
import { buttons } from './close-ups/buttons.ts';
import { fingers } from './close-ups/fingers.ts';
import { keys } from './close-ups/keys.ts';
import { mallets } from './close-ups/mallets.ts';
import { programme } from './close-ups/programme.ts';
import { refreshments } from './close-ups/refreshments.ts';
import { shoes } from './close-ups/shoes.ts';
import { applause } from './concerts/applause.ts';
import { backstage } from './concerts/backstage.ts';
import { balcony } from './concerts/balcony.ts';
import { band } from './concerts/band.ts';
import { bow } from './concerts/bow.ts';
import { choir } from './concerts/choir.ts';
import { desk } from './concerts/desk.ts';
import { emptyHall } from './concerts/empty-hall.ts';
import { soloist } from './concerts/soloist.ts';
import { tables } from './concerts/tables.ts';
import { ball } from './dances/ball.ts';
import { circleDance } from './dances/circle-dance.ts';
import { fourPairs } from './dances/four-pairs.ts';
import { leap } from './dances/leap.ts';
import { lustre } from './dances/lustre.ts';
import { mirror } from './dances/mirror.ts';
import { pair } from './dances/pair.ts';
import { troupe } from './dances/troupe.ts';
import { wheels } from './dances/wheels.ts';
import { gallery } from './exhibitions/gallery.ts';
import { guestBook } from './exhibitions/guest-book.ts';
import { opening } from './exhibitions/opening.ts';
import { posterWall } from './exhibitions/poster-wall.ts';
import { printing } from './exhibitions/printing.ts';
import { reception } from './exhibitions/reception.ts';
import { viewer } from './exhibitions/viewer.ts';
import type { Scene } from './frame.ts';
import { anniversary2024 } from './history/anniversary-2024.ts';
import { fair2001 } from './history/fair-2001.ts';
import { opening1964 } from './history/opening-1964.ts';
import { puppets1977 } from './history/puppets-1977.ts';
import { yard2020 } from './history/yard-2020.ts';
import { evening } from './house/evening.ts';
import { facade } from './house/facade.ts';
import { bird } from './outdoors/bird.ts';
import { breakfast } from './outdoors/breakfast.ts';
import { carousel } from './outdoors/carousel.ts';
import { cauldron } from './outdoors/cauldron.ts';
import { cookOff } from './outdoors/cook-off.ts';
import { feast } from './outdoors/feast.ts';
import { fireworks } from './outdoors/fireworks.ts';
import { games } from './outdoors/games/games.ts';
import { lanterns } from './outdoors/lanterns.ts';
import { longTable } from './outdoors/long-table.ts';
import { maypole } from './outdoors/maypole.ts';
import { openStage } from './outdoors/open-stage.ts';
import { picnic } from './outdoors/picnic.ts';
import { procession } from './outdoors/procession.ts';
import { reading } from './outdoors/reading.ts';
import { screening } from './outdoors/screening.ts';
import { seller } from './outdoors/seller.ts';
import { stalls } from './outdoors/stalls.ts';
import { stilts } from './outdoors/stilts.ts';
import { summerNight } from './outdoors/summer-night.ts';
import { treePuppets } from './outdoors/tree-puppets.ts';
import { boardGame } from './renaissance/board-game.ts';
import { camp } from './renaissance/camp.ts';
import { consort } from './renaissance/consort.ts';
import { courtDance } from './renaissance/court-dance.ts';
import { craft } from './renaissance/craft.ts';
import { duel } from './renaissance/duel.ts';
import { fencingSchool } from './renaissance/fencing-school.ts';
import { fire } from './renaissance/fire.ts';
import { heralds } from './renaissance/heralds.ts';
import { foyerMosaic } from './rooms/foyer-mosaic.ts';
import { foyerOpening } from './rooms/foyer-opening.ts';
import { foyerShow } from './rooms/foyer-show.ts';
import { fromStage } from './rooms/from-stage.ts';
import { hallChairs } from './rooms/hall-chairs.ts';
import { hallConference } from './rooms/hall-conference.ts';
import { hallWedding } from './rooms/hall-wedding.ts';
import { smallDance } from './rooms/small-dance.ts';
import { smallTables } from './rooms/small-tables.ts';
import { portrait } from './team/portrait.ts';

/** Scene families by their names in the shot lists; a new one is a file in the folder of its subject and a line here. */
export const SCENES = {
  burial,
  maskerClose,
  masks,
  parade,
  booth,
  marionette,
  meeting,
  mikulas,
  peep,
  watching,
  workshop,
  brassBell,
  buttons,
  fingers,
  keys,
  mallets,
  programme,
  refreshments,
  shoes,
  applause,
  backstage,
  balcony,
  band,
  bow,
  choir,
  desk,
  emptyHall,
  soloist,
  tables,
  ball,
  circleDance,
  fourPairs,
  leap,
  lustre,
  mirror,
  pair,
  troupe,
  wheels,
  gallery,
  guestBook,
  opening,
  posterWall,
  printing,
  reception,
  viewer,
  anniversary2024,
  fair2001,
  opening1964,
  puppets1977,
  yard2020,
  evening,
  facade,
  bird,
  breakfast,
  carousel,
  cauldron,
  cookOff,
  feast,
  fireworks,
  games,
  lanterns,
  longTable,
  maypole,
  openStage,
  picnic,
  procession,
  reading,
  screening,
  seller,
  stalls,
  stilts,
  summerNight,
  treePuppets,
  boardGame,
  camp,
  consort,
  courtDance,
  craft,
  duel,
  fencingSchool,
  fire,
  heralds,
  foyerMosaic,
  foyerOpening,
  foyerShow,
  fromStage,
  hallChairs,
  hallConference,
  hallWedding,
  smallDance,
  smallTables,
  portrait,
} satisfies Record<string, Scene>;

/** Name of a scene family. */
export type SceneName = keyof typeof SCENES;
