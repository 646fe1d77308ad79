import type { Repertoire } from '../../figure.ts';
import { accordion } from './accordion.ts';
import { brass } from './brass.ts';
import { choir } from './choir.ts';
import { drums } from './drums.ts';
import { fan } from './fan.ts';
import { guitar } from './guitar.ts';
import { microphone } from './microphone.ts';
import { organ } from './organ.ts';
import { record } from './record.ts';
import { saxophone } from './saxophone.ts';
import { staff } from './staff.ts';
import { violin } from './violin.ts';

/** Pictures for concerts. */
export const CONCERTS = {
  organ,
  violin,
  brass,
  staff,
  fan,
  choir,
  drums,
  record,
  saxophone,
  accordion,
  guitar,
  microphone,
} satisfies Repertoire;
