import type { Scene } from '../../frame.ts';
import { grounds } from '../grounds.ts';
import { bouncyCastle } from './bouncy-castle.ts';
import { bucketWalk } from './bucket-walk.ts';
import { horseRide } from './horse-ride.ts';
import { petanque } from './petanque.ts';
import { run } from './run.ts';
import { yoga } from './yoga.ts';

const GAMES: Record<string, Scene> = {
  yoga,
  petanque,
  buckets: bucketWalk,
  castle: bouncyCastle,
  horse: horseRide,
};

/** What people do on the grass; children run when the shot names nothing known. */
export const games: Scene = (frame) => grounds(frame, 0.5) + (GAMES[frame.options.what ?? 'yoga'] ?? run)(frame);
