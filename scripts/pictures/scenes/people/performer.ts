import type { Frame } from '../frame.ts';
import { GREEN, INK, RED } from '../tints.ts';
import * as cast from './cast.ts';
import type { Figure } from './figure.ts';

/** A performer in the costume the shot asks for. */
export function performer(frame: Frame, her?: boolean): Figure {
  const { random, options } = frame;
  const sex = her ?? options.her ?? random.chance(0.5);
  switch (options.what) {
    case 'folk':
      return cast.folk(random, sex);
    case 'gala':
      return cast.guest(random, sex);
    case 'noble':
      return cast.noble(random, sex);
    case 'child':
      return cast.child(random, sex);
    case 'brass': {
      const f = cast.visitor(random, sex);
      return {
        ...f,
        head: { ...f.head, hat: 'cap', hatColour: GREEN },
        top: { kind: 'suit', colour: GREEN, trim: RED },
        bottom: { kind: 'trousers', colour: INK },
      };
    }
    case 'black': {
      const f = cast.visitor(random, sex);
      return {
        ...f,
        top: { kind: 'shirt', colour: '#2B2725', sleeve: 'long' },
        bottom: { kind: 'trousers', colour: INK },
      };
    }
    default:
      return cast.visitor(random, sex);
  }
}
