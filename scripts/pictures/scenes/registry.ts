import * as children from './children-scenes.ts';
import * as closeUps from './close-up-scenes.ts';
import * as concerts from './concert-scenes.ts';
import * as costumes from './costume-scenes.ts';
import * as dances from './dance-scenes.ts';
import * as exhibitions from './exhibition-scenes.ts';
import * as flagships from './flagship-scenes.ts';
import type { Scene } from './frame.ts';
import * as houses from './house-scenes.ts';
import * as outdoors from './outdoor-scenes.ts';
import * as rooms from './room-scenes.ts';

const FAMILIES: Record<string, unknown> = {
  ...concerts,
  ...closeUps,
  ...dances,
  ...children,
  ...exhibitions,
  ...outdoors,
  ...costumes,
  ...rooms,
  ...houses,
  ...flagships,
};

/** Scene family by its name in the shot lists. */
export function sceneNamed(name: string): Scene {
  const scene = FAMILIES[name];
  if (typeof scene !== 'function') throw new Error(`No scene family is called ${name}`);
  return scene as Scene;
}
