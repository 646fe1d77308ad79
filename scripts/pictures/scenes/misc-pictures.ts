import type { Options } from './frame.ts';
import type { SceneName } from './registry.ts';

/** A static picture below storage/misc. */
export interface MiscPicture {
  name: string;
  scene: SceneName;
  options: Options;
  size: readonly [number, number];
}

const ROOM = [1600, 1067] as const;
const TIMELINE = [1200, 900] as const;
const TEAM = [800, 800] as const;
const HERO = [1920, 1080] as const;

/** Rooms, flagship events, history, team and page heads; their alt texts stand in the content files. */
export const MISC_PICTURES: readonly MiscPicture[] = [
  { name: 'velka-sala-1', scene: 'hallChairs', options: { mood: 'red' }, size: ROOM },
  { name: 'velka-sala-2', scene: 'hallWedding', options: { mood: 'red' }, size: ROOM },
  { name: 'velka-sala-3', scene: 'hallConference', options: { mood: 'green' }, size: ROOM },
  { name: 'mala-sala-1', scene: 'smallTables', options: {}, size: ROOM },
  { name: 'mala-sala-2', scene: 'smallDance', options: {}, size: ROOM },
  { name: 'mala-sala-3', scene: 'workshop', options: { mood: 'green' }, size: ROOM },
  { name: 'foyer-1', scene: 'foyerShow', options: {}, size: ROOM },
  { name: 'foyer-2', scene: 'foyerMosaic', options: {}, size: ROOM },
  { name: 'foyer-3', scene: 'foyerOpening', options: { mood: 'green' }, size: ROOM },
  { name: 'hody-1', scene: 'feast', options: { set: 'courtyard' }, size: ROOM },
  { name: 'hody-2', scene: 'fourPairs', options: { mood: 'red', what: 'folk' }, size: ROOM },
  { name: 'hody-3', scene: 'cookOff', options: { set: 'day', count: 3, what: 'halusky' }, size: ROOM },
  { name: 'renesancny-piknik-1', scene: 'picnic', options: { set: 'noon', what: 'noble', count: 1 }, size: ROOM },
  {
    name: 'renesancny-piknik-2',
    scene: 'consort',
    options: { set: 'day', cast: ['lute', 'recorder', 'hand drum'] },
    size: ROOM,
  },
  { name: 'renesancny-piknik-3', scene: 'fencingSchool', options: { set: 'noon' }, size: ROOM },
  { name: 'letny-festival-1', scene: 'summerNight', options: { mood: 'night' }, size: ROOM },
  { name: 'letny-festival-2', scene: 'breakfast', options: {}, size: ROOM },
  { name: 'letny-festival-3', scene: 'treePuppets', options: { set: 'day', cast: ['king', 'jester'] }, size: ROOM },
  { name: 'timeline-1964', scene: 'opening1964', options: {}, size: TIMELINE },
  { name: 'timeline-1977', scene: 'puppets1977', options: {}, size: TIMELINE },
  { name: 'timeline-2001', scene: 'fair2001', options: {}, size: TIMELINE },
  { name: 'timeline-2020', scene: 'yard2020', options: {}, size: TIMELINE },
  { name: 'timeline-2024', scene: 'anniversary2024', options: {}, size: TIMELINE },
  { name: 'team-1', scene: 'portrait', options: { what: 'alzbeta' }, size: TEAM },
  { name: 'team-2', scene: 'portrait', options: { what: 'marek' }, size: TEAM },
  { name: 'team-3', scene: 'portrait', options: { what: 'ivana' }, size: TEAM },
  { name: 'about-hero', scene: 'evening', options: { mood: 'night' }, size: HERO },
  { name: 'contact-hero', scene: 'fromStage', options: { mood: 'red' }, size: HERO },
];
